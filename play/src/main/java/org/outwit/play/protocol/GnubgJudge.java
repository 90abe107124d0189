package org.outwit.play.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

/**
 * GNU Backgammon in its text mode as a judge of plays: what every legal play of a position is worth, in money play without a cube. All
 * plays are looked at equally deep, whereas the program left to itself would look only at those that seem best.
 *
 * <p>An answer has no end that could be recognised. So behind each question it is told to set the seed of its dice, of which it
 * makes no other use here; what it says to that ends the answer.
 */
public final class GnubgJudge implements AutoCloseable {

    /** Where Debian installs it. */
    public static final String PROGRAM = "/usr/games/gnubg";

    /** The most plies that can be waited for. */
    public static final int MOST_PLIES = 3;

    private static final List<String> OPTIONS = List.of("-t", "-q", "-r");

    /** A roll of doubles may have several hundred plays. */
    private static final int MOST_PLAYS = 9999;

    private static final Pattern PLAY = Pattern.compile("\\d+\\. Cubeless (\\d)-ply +(.*?) +Eq\\.: +([-+]?[0-9.]+).*");

    /** What makes it answer questions about positions and do nothing by itself; the stakes are those of a game without cube. */
    public static final List<String> QUIETLY = List.of(
            "set automatic game off",
            "set automatic roll off",
            "set automatic move off",
            "set automatic bearoff off",
            "set confirm new off",
            "set display off",
            "set output digits 5",
            "set player 0 human",
            "set player 1 human",
            "set cube use off",
            "set jacoby off",
            "set evaluation chequerplay evaluation cubeful off");

    /** A line of an evaluation: win, win gammon, win backgammon, lose gammon, lose backgammon, and the equity without a cube. */
    private static final Pattern VALUE =
            Pattern.compile("(static|\\d ply): +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+ +([-+]?[0-9.]+).*");

    private final Backgammon game = new Backgammon();
    private final String name;
    private final Duration patience;
    private final EngineProcess process;
    private final int plies;
    private int questions;

    /**
     * Starts the program.
     *
     * @param command the program with its arguments, {@link #usual} for the one of the system
     * @param plies how many turns it looks ahead, the play itself not counted
     * @param patience how long an answer may take
     * @throws InputException with a sentence if it cannot be started or does not answer
     */
    public GnubgJudge(List<String> command, int plies, Duration patience) {
        this(command, plies, patience, patience);
    }

    /** It may take {@code toStart} until it answers for the first time. */
    GnubgJudge(List<String> command, int plies, Duration toStart, Duration patience) {
        this.name = command.get(0);
        this.patience = patience;
        this.plies = plies;
        try {
            process = new EngineProcess(command, Patience.USUAL);
        } catch (IOException e) {
            throw new InputException(
                    "There is no program '" + name + "' that can be run. GNU Backgammon judges the plays;"
                            + " Debian has it in the package gnubg, and --gnubg says where it is.");
        }
        try {
            QUIETLY.forEach(process::send);
            process.send("set evaluation chequerplay evaluation plies " + plies);
            for (int level = 0; level < plies; level++) {
                process.send("set evaluation movefilter " + plies + " " + level + " " + MOST_PLAYS + " 0 0");
            }
            process.send("new session");
            answer(toStart);
        } catch (UncheckedIOException e) {
            throw failed(process.ending());
        }
    }

    /**
     * The command of a program at this place, in its text mode. It may have arguments; those with blanks stand in quotes.
     *
     * @throws InputException where there is nothing but blanks
     */
    public static List<String> usual(String program) {
        List<String> command = new ArrayList<>(ForeignPlayers.words(program));
        if (command.isEmpty())
            throw new InputException("The place of GNU Backgammon is expected, as in " + PROGRAM + ".");
        command.addAll(OPTIONS);
        return command;
    }

    /**
     * All legal plays where the dice are thrown, the best first.
     *
     * @throws InputException with a sentence if the program fails, or knows other plays than we do
     */
    public List<JudgedMove> judge(BackgammonPosition position) {
        String text = game.notation().format(position);
        List<String> lines = asked("hint " + MOST_PLAYS, text);
        List<JudgedMove> judged = new ArrayList<>();
        for (String line : lines) {
            Matcher play = PLAY.matcher(line);
            if (play.matches()) judged.add(judged(position, play.group(2), play.group(3), text));
        }
        Set<Integer> missing = legal(position);
        for (JudgedMove each : judged) missing.remove(each.move());
        if (missing.isEmpty()) return judged;
        throw failed("has no judgement of "
                + game.notation().format(position, missing.iterator().next()) + " at " + text);
    }

    /**
     * What the position is worth to the player who is about to roll, in points, looked at as deep as plays are.
     *
     * @throws InputException with a sentence if the program fails
     */
    public double equity(BackgammonPosition position) {
        String text = game.notation().format(position);
        String depth = plies == 0 ? "static" : plies + " ply";
        for (String line : asked("eval", text)) {
            Matcher value = VALUE.matcher(line.strip());
            if (value.matches() && value.group(1).equals(depth)) return Double.parseDouble(value.group(2));
        }
        throw failed("has no value of " + text);
    }

    private List<String> asked(String question, String text) {
        try {
            process.send("set gnubgid " + text);
            process.send(question);
            return answer(patience);
        } catch (UncheckedIOException e) {
            throw failed(process.ending() + " at " + text);
        }
    }

    private JudgedMove judged(BackgammonPosition position, String play, String equity, String text) {
        Notation<BackgammonPosition> notation = game.notation();
        try {
            return new JudgedMove(notation.parse(position, play), Double.parseDouble(equity));
        } catch (NotationException | NumberFormatException e) {
            throw failed("judged '" + play + "' as '" + equity + "' at " + text + ": " + e.getMessage());
        }
    }

    private static Set<Integer> legal(Position position) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        Set<Integer> legal = new HashSet<>();
        for (int i = 0; i < end; i++) legal.add(moves[i]);
        return legal;
    }

    /** The lines that came until now, and those that still come until all questions are answered. */
    private List<String> answer(Duration patience) {
        questions++;
        process.send("set seed " + questions);
        String last = "Seed set to " + questions;
        List<String> lines = new ArrayList<>();
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (true) {
                String line = process.next(Duration.ofNanos(end - System.nanoTime()));
                if (line == null) throw failed("has not answered within " + patience.toSeconds() + " s");
                if (line.startsWith(last)) return lines;
                lines.add(line);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("was interrupted");
        }
    }

    private InputException failed(String how) {
        process.kill();
        return new InputException("GNU Backgammon (" + name + ") " + how + ".");
    }

    @Override
    public void close() {
        process.close();
    }
}
