package org.outwit.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.outwit.app.play.TerminalFace;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.work.Parallel;
import org.outwit.learn.example.Example;
import org.outwit.learn.online.BestTeacher;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.KeptLessons;
import org.outwit.play.match.YourGames;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.Pondering;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;
import org.outwit.play.session.GameSession;
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
            "Plays a game against you in the terminal. Type moves in the game's notation, or 'help' for hints, taking"
                    + " back, explanations and saving.",
            "MOVE… are played first. Outwit thinks for a second unless a limit says otherwise."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit play connect4",
            "  outwit play chess --you second --against material@4",
            "  outwit play checkers --against 'samuel@4%%0.3'      errs now and then, as people do",
            "  outwit play othello --against '(mobility,greedy)' --time 3000",
            "  outwit play chess --ponder",
            "  outwit play chess --book masters.pgn                 opens as these games did",
            "  outwit play checkers --learn my-games.pdn            type 'me' to hear what it knows of you",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class PlayCommand implements Callable<Integer> {

    private static final Duration A_SECOND = Duration.ofSeconds(1);

    /** People look no deeper than this with every move, and learning deeper ones takes long. */
    private static final int DEEPEST = 4;

    /** What a learned model may cost by Outwit's own judgement, in units of the game, where nothing else is said. */
    private static final double MARGIN = 0.3;

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameAndMoves start;

    @Option(names = "--you", paramLabel = "SIDE", description = "first or second. Default: ${DEFAULT-VALUE}.")
    private String you = "first";

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description = "Your opponent. Default: the game's default evaluator.")
    private PlayerSpec against;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private EngineOptions engine;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads the engine uses. Default: ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(names = "--ponder", description = "Let Outwit think on your time, too.")
    private boolean ponder;

    @Option(
            names = "--learn",
            paramLabel = "FILE",
            description =
                    "Learn how you play, and play accordingly as soon as that predicts you. Your games are kept in"
                            + " this file of records, and what was learned in FILE.model.json; the next game goes on from both.")
    private Path learn;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "For opponents that play at random, err or have a book. Default: another one each time.")
    private Long seed;

    public PlayCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() throws IOException {
        if (!you.equals("first") && !you.equals("second")) {
            throw bad("--you must be first or second, found '" + you + "'.");
        }
        try {
            play(start.game());
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + learn + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private <P extends Position> void play(Game<P> game) throws IOException {
        P at = start.played(game);
        if (at.isOver()) {
            throw new InputException("The game is over in this position, so there is nothing to play.");
        }
        PlayerSpec usual = PlayerSpec.parse(game.defaultEvaluatorName());
        PlayerSpec player = against == null ? usual : against;
        PlayerSettings settings = engine.equipment(game, resources, 64, 2)
                .onThreads(threads)
                .seeded(seed == null ? System.nanoTime() : seed);
        PlayerFiles files = new PlayerFiles();
        // Says what is wrong with the player before the game; a table is borrowed when it is needed first.
        SearchingChooser<P> tried = Players.of(game, player, settings, files);
        List<String> knowledge = engine.knowledge(tried, player);
        if (learn != null && settings.tables().isPresent()) throw bad("--learn and --tables do not go together.");
        if (learn != null && settings.book().isPresent()) throw bad("--learn and --book do not go together.");
        knowledge.forEach(has -> spec.commandLine().getOut().println(has + "."));
        Limits each = limits.isGiven() ? limits.all() : limits.all().withTime(A_SECOND);
        SessionPlan<P> plan = new SessionPlan<>(game, GameHistory.from(at), you.equals("first") ? 0 : 1, player, each);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        TerminalFace<P> face = new TerminalFace<>(plan, in, spec.commandLine().getOut());
        Supplier<MoveChooser<P>> adviser = () -> Players.of(
                game,
                usual,
                PlayerSettings.USUAL.withTable(settings.megabytes()).sharing(resources));
        if (learn != null) {
            learning(plan, settings, adviser, face);
            return;
        }
        Supplier<MoveChooser<P>> alone = () -> Players.of(game, player, settings, files);
        Supplier<MoveChooser<P>> opponent = ponder ? () -> new Pondering<>(alone.get(), resources.executor()) : alone;
        try (GameSession<P> session = new GameSession<>(plan, opponent, adviser, face::show)) {
            play(session, face);
        }
    }

    private static <P extends Position> void play(GameSession<P> session, TerminalFace<P> face) throws IOException {
        session.start();
        for (String line = face.ask(); line != null; line = face.ask()) {
            face.command(line).ifPresent(session::execute);
        }
    }

    /** Against somebody who watches the person, and so has to choose the model itself. */
    private <P extends Position> void learning(
            SessionPlan<P> plan, PlayerSettings settings, Supplier<MoveChooser<P>> adviser, TerminalFace<P> face)
            throws IOException {
        Game<P> game = plan.game();
        Evaluator<P> own = game.evaluators().get(plan.opponent().toString());
        if (own == null) {
            throw new InputException("--learn needs an opponent without a depth or a model, such as "
                    + game.defaultEvaluatorName() + "; found " + plan.opponent() + ".");
        }
        if (ponder) throw new InputException("--learn and --ponder do not go together.");
        int margin = game.scale().value(settings.margin().orElse(MARGIN));
        int sure = settings.margin().isPresent() ? margin : Integer.MAX_VALUE;
        YourGames<P> games = new YourGames<>(game, learn);
        KeptLessons<P> lessons = new KeptLessons<>(game, learn, BestTeacher.of(game, DEEPEST, Parallel.ALONE));
        try (GameKeeper<P> keeper = new GameKeeper<>(game, learn);
                OnlineLearner<P> learner = new OnlineLearner<>(lessons, OnlineLearner.USUAL, resources.executor());
                GameSession<P> session = new GameSession<P>(
                                plan,
                                () -> new LearningChooser<>(
                                        game, own, resources.table(settings.megabytes()), learner, margin, sure),
                                adviser,
                                face::show)
                        .learningBy(learner)
                        .keptBy(keeper)) {
            if (keeper.recovered() > 0) {
                spec.commandLine()
                        .getOut()
                        .println("Games that were cut off and are now in " + learn + ": " + keeper.recovered() + ".");
            }
            List<Example<P>> decisions = games.decisions();
            lessons.last().ifPresentOrElse(known -> learner.resume(known, decisions), () -> learner.saw(decisions));
            play(session, face);
            lessons.problem().ifPresent(spec.commandLine().getErr()::println);
        }
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
