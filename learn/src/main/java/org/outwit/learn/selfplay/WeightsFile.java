package org.outwit.learn.selfplay;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.model.Field;
import org.outwit.learn.model.ModelFile;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Trained weights on disk, as JSON that people can read and change. Any fault in a file is one sentence that names it. */
public final class WeightsFile {

    /** The first key says what a file is; blanks may stand anywhere. */
    private static final Pattern HEAD =
            Pattern.compile("\\s*\\{\\s*\"outwit\"\\s*:\\s*\"" + TrainedWeights.KIND + "\".*", Pattern.DOTALL);

    private static final int HEAD_BYTES = 256;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private WeightsFile() {}

    /** Whether the file of this name says that it holds weights, however damaged they are; false where it cannot be read. */
    public static boolean isOne(String name) {
        try {
            Path file = Path.of(name);
            return Files.isRegularFile(file) && HEAD.matcher(head(file)).matches();
        } catch (InvalidPathException | IOException e) {
            return false;
        }
    }

    private static String head(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return new String(stream.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
        }
    }

    /** Reads the file of this name, relative to the working directory. */
    public static TrainedWeights read(String name) {
        return ModelFile.read(name, "file of weights", TrainedWeights::read);
    }

    /** Weights of the same training are written again; those of another game, start or seed stay, since they may have taken hours. */
    public static ReplaceRule replaceable(String game, WeightsOrigin origin) {
        return ReplaceRule.only(
                "a file of weights for " + game + " from " + origin.start() + " with seed " + origin.seed(),
                file -> isOf(file, game, origin));
    }

    private static boolean isOf(Path file, String game, WeightsOrigin origin) {
        try {
            TrainedWeights there = read(file.toString());
            Field from = there.file().object("from");
            return there.game().equals(game)
                    && from.text("start").equals(origin.start())
                    && from.node().path("seed").asLong(0) == origin.seed();
        } catch (InputException e) {
            return false;
        }
    }

    /** Writes the weights as they are now, with how they came about. */
    public static <P extends Position> void write(
            Game<P> game, TrainableEvaluator<P> evaluator, WeightsOrigin origin, Path file, ReplaceRule rule)
            throws IOException {
        WholeFile.write(file, text(game, evaluator, origin), rule);
    }

    static <P extends Position> String text(Game<P> game, TrainableEvaluator<P> evaluator, WeightsOrigin origin) {
        ObjectNode root = JSON.createObjectNode();
        root.put("outwit", TrainedWeights.KIND);
        root.put("version", TrainedWeights.VERSION);
        root.put("game", game.name());
        root.put("kind", evaluator.kind());
        ObjectNode from = root.putObject("from");
        from.put("start", origin.start());
        from.put("games", origin.games());
        from.put("seed", origin.seed());
        from.put("nodes", origin.nodes());
        evaluator.write(root);
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }
}
