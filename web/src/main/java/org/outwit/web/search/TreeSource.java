package org.outwit.web.search;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.draw.tree.QuestionChoice;
import org.outwit.trees.PositionTree;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.QuestionFile;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.RandomSpec;
import org.outwit.trees.RandomTreeFile;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/** Where a tree comes from: the menu, a text, a seed or a position. What is too large is refused before it is made. */
final class TreeSource {

    private static final int MOST_CHARACTERS = 200_000;
    private static final int MOST_PLIES = 500;
    private static final int MOST_FUNCTIONS = 9;
    private static final int DEEPEST = 12;

    private TreeSource() {}

    /** The tree, with what its source asks about it. */
    static Question read(JsonNode source) {
        if (source == null || !source.isObject()) throw Refusal.bad("'source' is missing: where the tree comes from.");
        String kind = JsonText.text(source, "kind", "");
        return switch (kind) {
            case "example" -> example(JsonText.text(source, "id", "")).question();
            case "text" -> checked(written(JsonText.text(source, "text", ""), "the tree"));
            case "grown" -> grown(JsonText.text(source, "spec", ""));
            case "game" -> game(source);
            default -> throw Refusal.bad("'" + kind + "' is no kind of tree; expected example, text, grown or game.");
        };
    }

    static ExampleTree example(String id) {
        return ExampleTree.named(id).orElseThrow(() -> Refusal.notFound("There is no example called '" + id + "'."));
    }

    /** A tree in one line, or a question in JSON. */
    static Question written(String text, String place) {
        if (text.length() > MOST_CHARACTERS) {
            throw Refusal.tooLarge("The text has " + text.length() + " characters, and at most " + MOST_CHARACTERS
                    + " are read here; larger trees are for 'outwit tree solve'.");
        }
        if (text.isBlank()) throw Refusal.bad("There is no tree yet: write one such as ((3 12 8) (2 4 6) (14 5 2)).");
        QuestionPlace at = new QuestionPlace(place, 0);
        if (!text.strip().startsWith("{")) return Question.ofLine(at, text);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (QuestionFile file = new QuestionFile(place, new ByteArrayInputStream(bytes))) {
            Question question = QuestionChoice.first().pick(file);
            if (question.tree() == null) throw new QuestionException(question, "it has examples instead of a tree.");
            return question;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Question checked(Question question) {
        SearchSteps.checkSize(question.tree());
        return question;
    }

    private static Question grown(String spec) {
        RandomTree tree = RandomSpec.parse(spec);
        if (tree.depth() > MOST_PLIES || tree.functions() > MOST_FUNCTIONS) {
            throw Refusal.bad("The tree would have " + tree.depth() + " plies and " + tree.functions()
                    + " functions; at most " + MOST_PLIES + " and " + MOST_FUNCTIONS + " are grown here.");
        }
        if (!new RandomTreeFile(tree).hasAtMost(SearchSteps.MOST_NODES)) {
            throw SearchSteps.tooLarge("would have more than " + SearchSteps.MOST_NODES);
        }
        return Question.of(new QuestionPlace("the grown tree", 0), tree.written());
    }

    private static Question game(JsonNode source) {
        Game<?> game = Games.named(JsonText.text(source, "game", ""));
        return Question.of(new QuestionPlace("the position", 0), position(game, source));
    }

    private static <P extends Position> Tree position(Game<P> game, JsonNode source) {
        String text = JsonText.text(source, "position", "").strip();
        if (text.length() > 1000) throw Refusal.bad("The position is longer than 1000 characters.");
        P position = text.isEmpty() ? game.start() : game.notation().position(text);
        int depth = JsonText.whole(source, "depth", 2, 1, DEEPEST);
        String own = JsonText.text(source, "own", "");
        String theirs = JsonText.text(source, "theirs", "");
        String first = own.isEmpty() ? game.defaultEvaluatorName() : own;
        List<String> functions = theirs.isEmpty() || theirs.equals(first) ? List.of(first) : List.of(first, theirs);
        return PositionTree.of(game, position, depth, functions, SearchSteps.MOST_NODES);
    }
}
