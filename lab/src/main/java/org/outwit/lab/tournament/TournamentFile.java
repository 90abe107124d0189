package org.outwit.lab.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.Sprt;
import org.outwit.learn.model.Field;
import org.outwit.play.match.TimeControl;

/** Reads what a tournament shall be from JSON. */
public final class TournamentFile {

    private static final Set<String> KEYS = Set.of(
            "outwit",
            "version",
            "name",
            "game",
            "kind",
            "players",
            "games",
            "seed",
            "depth",
            "nodes",
            "evaluations",
            "milliseconds",
            "clock",
            "thinking",
            "opening",
            "most-plies",
            "table",
            "sprt");

    private static final int USUAL_OPENING = 4;
    private static final int USUAL_LENGTH = 600;
    private static final int USUAL_TABLE = 8;

    private final Field file;

    private TournamentFile(Field file) {
        this.file = file;
    }

    /** Whether a text says that it is a tournament, be it a good one or not. */
    public static boolean isOne(String text) {
        try {
            Field.file(text, "tournament", "tournament", 1);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * The tournament that a text describes.
     *
     * @param place the name of the file, for refusals
     */
    public static TournamentPlan<?> read(String text, String place) {
        try {
            Field file = Field.file(text, "tournament", "tournament", 1);
            file.only(KEYS);
            return new TournamentFile(file).plan(Games.named(file.text("game")));
        } catch (IllegalArgumentException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }

    private <P extends Position> TournamentPlan<P> plan(Game<P> game) {
        return new TournamentPlan<>(
                file.text("name"),
                game,
                TournamentKind.named(file.text("kind")),
                entrants(),
                file.whole("games"),
                whole("seed", 1),
                limits(),
                time(),
                whole("opening", USUAL_OPENING),
                whole("most-plies", USUAL_LENGTH),
                whole("table", USUAL_TABLE),
                sprt());
    }

    private List<Entrant> entrants() {
        List<Entrant> entrants = new ArrayList<>();
        for (Field each : file.list("players")) {
            each.only(Set.of("name", "player"));
            String player = each.text("player");
            String name = each.node().has("name") ? each.text("name") : player;
            try {
                entrants.add(new Entrant(name, PlayerSpec.parse(player)));
            } catch (InputException e) {
                throw new InputException(each.place("player") + ": " + e.getMessage());
            }
        }
        return entrants;
    }

    private Limits limits() {
        Limits limits = Limits.NONE;
        if (file.node().has("depth")) limits = Limits.depth(file.whole("depth"));
        if (file.node().has("nodes")) limits = limits.withNodes(file.count("nodes"));
        if (file.node().has("evaluations")) limits = limits.withEvaluations(file.count("evaluations"));
        if (file.node().has("thinking")) limits = limits.withTime(Duration.ofMillis(file.count("thinking")));
        return limits;
    }

    private TimeControl time() {
        boolean clock = file.node().has("clock");
        boolean each = file.node().has("milliseconds");
        if (clock && each) throw new InputException("Give milliseconds for each move or a clock, not both.");
        if (clock) return TimeControl.parse("clock", file.text("clock"));
        return each ? TimeControl.perMove(Duration.ofMillis(file.count("milliseconds"))) : TimeControl.NONE;
    }

    private Optional<Sprt> sprt() {
        if (!file.node().has("sprt")) return Optional.empty();
        Field test = file.object("sprt");
        test.only(Set.of("elo0", "elo1", "alpha", "beta"));
        return Optional.of(new Sprt(
                test.number("elo0"),
                test.number("elo1"),
                test.optional("alpha").orElse(0.05),
                test.optional("beta").orElse(0.05)));
    }

    private int whole(String name, int otherwise) {
        return file.node().has(name) ? file.whole(name) : otherwise;
    }
}
