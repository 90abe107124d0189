package org.outwit.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.outwit.app.play.BridgeTalk;
import org.outwit.app.play.TableTalk;
import org.outwit.app.play.TerminalFace;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.YourGames;
import org.outwit.play.player.KnownOpponent;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.Pondering;
import org.outwit.play.resources.Resources;
import org.outwit.play.session.GameSession;
import org.outwit.play.session.LearningFile;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit play}: a game at the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a game against you in the terminal. Type moves in the game's notation, or 'help' to see what else you can"
                    + " type: hints, taking back, explanations, saving.",
            "MOVE… are played first. Outwit thinks for a second about each move unless you set a limit, and"
                    + " answers at once where there is only one legal move."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit play connect4",
            "  outwit play chess --you second --against material@4",
            "  outwit play checkers --against 'samuel@4%%0.3'      errs now and then, as people do",
            "  outwit play othello --against '(mobility,greedy)' --time 3000",
            "  outwit play checkers --against learner:samuel@4     learns you while you play; type 'me'",
            "  outwit play chess --ponder",
            "  outwit play chess --book masters.pgn                 opens as these games did",
            "  outwit play bridge --ending 5                        the last five tricks, and what was best",
            "  outwit play checkers --learn my-games.pdn            type 'me' to see what it knows about you",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class PlayCommand implements Callable<Integer> {

    private static final Duration A_SECOND = Duration.ofSeconds(1);

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameAndMoves start;

    @Mixin
    private PracticeOptions practice;

    @Mixin
    private SeatOptions seats;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private EngineOptions engine;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads the engine uses. Default: ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(names = "--ponder", description = "Let Outwit also think on your time.")
    private boolean ponder;

    @Option(
            names = "--learn",
            paramLabel = "FILE",
            description =
                    "Learn how you play, and take what that predicts into account, within --margin. Your games are kept in FILE, a"
                            + " file of game records, and what was learned in FILE.model.json. The next game goes on from both. A"
                            + " learner of --against begins with what you last decided in FILE.")
    private Path learn;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description =
                    "The seed for opponents that play at random, err or use a book. Default: a new one each time.")
    private Long seed;

    public PlayCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() throws IOException {
        try {
            Game<?> game = start.game();
            resources = network.on(resources, game);
            play(game);
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + learn + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private <P extends Position> void play(Game<P> game) throws IOException {
        int seat = seats.you(game);
        long chance = seed == null ? System.nanoTime() : seed;
        GameHistory<P> history = history(game, chance);
        if (history.end().isOver()) {
            throw new InputException("The game is over in this position, so there is nothing to play.");
        }
        PlayerSpec usual = PlayerSpec.parse(game.defaultEvaluatorName());
        List<PlayerSpec> players = seats.opponents(game, usual);
        Limits each = limits.isGiven() ? limits.all() : limits.all().withTime(A_SECOND);
        SessionPlan<P> plan = new SessionPlan<>(game, history, seat, players, each);
        PlayerSettings settings = engine.equipment(game, resources, 64, 2)
                .onThreads(threads)
                .seeded(chance)
                .resorting();
        PlayerFiles files = new PlayerFiles();
        // Says what is wrong with a player before the game. Tables are borrowed when they are first needed.
        Set<String> knowledge = new LinkedHashSet<>();
        for (PlayerSpec player : players) {
            knowledge.addAll(engine.knowledge(Players.of(game, player, settings, files), player));
        }
        if (learn != null && settings.tables().isPresent()) throw bad("--learn and --tables do not go together.");
        if (learn != null && settings.book().isPresent()) throw bad("--learn and --book do not go together.");
        if (ponder && players.stream().anyMatch(LearnerSpec::isLearner)) {
            throw bad("--ponder: a learner thinks about what you played, not about what you may play.");
        }
        knowledge.forEach(has -> spec.commandLine().getOut().println(has + "."));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        TerminalFace<P> face = new TerminalFace<>(plan, in, spec.commandLine().getOut(), talk(game, seat));
        Supplier<MoveChooser<P>> adviser = () -> Players.of(game, usual, settings.forAdvice(), files);
        if (learn != null && LearnerSpec.isLearner(players.get(0))) {
            remembering(plan, settings, files, adviser, face);
            return;
        }
        if (learn != null) {
            learning(plan, settings, adviser, face);
            return;
        }
        IntFunction<MoveChooser<P>> alone = other ->
                Players.of(game, plan.opponent(other), settings.seeded(settings.seed() + plan.indexOf(other)), files);
        IntFunction<MoveChooser<P>> opponents =
                ponder ? other -> new Pondering<>(alone.apply(other), resources.executor()) : alone;
        try (GameSession<P> session = new GameSession<>(plan, opponents, adviser, face::show)) {
            play(session, face);
        }
    }

    /** Where the game begins: bridge with cards that were chosen to be played. */
    @SuppressWarnings("unchecked") // a dealer for bridge deals positions of bridge
    private <P extends Position> GameHistory<P> history(Game<P> game, long chance) {
        return practice.start(game, start.isSaid(), chance)
                .map(dealt -> GameHistory.from((P) dealt))
                .orElseGet(() -> start.history(game));
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> TableTalk<P> talk(Game<P> game, int seat) {
        return game instanceof Bridge bridge ? (TableTalk<P>) new BridgeTalk(bridge, seat) : new TableTalk<>() {};
    }

    private static <P extends Position> void play(GameSession<P> session, TerminalFace<P> face) throws IOException {
        session.start();
        goOn(session, face);
        for (String line = face.ask(); line != null; line = face.ask()) {
            Optional<SessionCommand> command = face.command(line);
            command.ifPresent(session::execute);
            if (command.isPresent() && command.get() instanceof SessionCommand.TakeBack) goBack(session, face);
            goOn(session, face);
        }
    }

    /** Plays what needs no choice. */
    private static <P extends Position> void goOn(GameSession<P> session, TerminalFace<P> face) {
        for (Optional<SessionCommand> move = face.forced(); move.isPresent(); move = face.forced()) {
            session.execute(move.get());
        }
    }

    /** Takes back on to where there was a choice. */
    private static <P extends Position> void goBack(GameSession<P> session, TerminalFace<P> face) {
        for (long before = 0; face.forced().isPresent() && session.position().key() != before; ) {
            before = session.position().key();
            session.execute(new SessionCommand.TakeBack());
        }
    }

    /** A game against a learner who knows the person from their games in the file. */
    private <P extends Position> void remembering(
            SessionPlan<P> plan,
            PlayerSettings settings,
            PlayerFiles files,
            Supplier<MoveChooser<P>> adviser,
            TerminalFace<P> face)
            throws IOException {
        Game<P> game = plan.game();
        PlayerSpec learner = plan.opponents().get(0);
        YourGames<P> games = new YourGames<>(game, learn);
        try (GameKeeper<P> keeper = new GameKeeper<>(game, learn);
                KnownOpponent<P> you =
                        Players.opponentOf(game, learner, settings, files).orElseThrow();
                GameSession<P> session = new GameSession<>(
                                plan, seat -> Players.of(game, learner, settings, files, you), adviser, face::show)
                        .keptBy(keeper)) {
            tellRecovered(keeper.recovered());
            you.within(plan.limits());
            you.saw(games.decisions());
            play(session, face);
        }
    }

    private void tellRecovered(int recovered) {
        if (recovered == 0) return;
        spec.commandLine().getOut().println("Games that were cut off and are now in " + learn + ": " + recovered + ".");
    }

    /** A game against an opponent who learns the person while they play. */
    private <P extends Position> void learning(
            SessionPlan<P> plan, PlayerSettings settings, Supplier<MoveChooser<P>> adviser, TerminalFace<P> face)
            throws IOException {
        Game<P> game = plan.game();
        if (plan.seats() != 2) {
            throw new InputException(
                    "--learn is for games of two, and " + game.name() + " has " + plan.seats() + " seats.");
        }
        if (game.capabilities().chance()) {
            throw new InputException("--learn expects replies on an open board, and in " + game.name()
                    + " dice are thrown; save your games, let 'outwit learn' read them, and play --against ("
                    + game.defaultEvaluatorName() + ",file:MODEL.json).");
        }
        PlayerSpec opponent = plan.opponents().get(0);
        Evaluator<P> own = game.evaluators().get(opponent.toString());
        if (own == null) {
            throw new InputException("--learn needs an opponent without a depth or a model, such as "
                    + game.defaultEvaluatorName() + "; found " + opponent + ".");
        }
        if (ponder) throw new InputException("--learn and --ponder do not go together.");
        int margin = game.scale().value(settings.margin().orElse(game.usualMargin()));
        try (LearningFile<P> file = new LearningFile<>(game, learn, resources);
                GameSession<P> session = file.follow(new GameSession<>(
                        plan,
                        seat -> new LearningChooser<>(
                                game, own, resources.table(settings.megabytes()), file.learner(), margin),
                        adviser,
                        face::show))) {
            tellRecovered(file.recovered());
            file.resume();
            play(session, face);
            file.failure().ifPresent(spec.commandLine().getErr()::println);
        }
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
