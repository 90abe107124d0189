package org.outwit.trees;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.core.tree.Tree;
import tools.jackson.core.JsonToken;

/** Reads one question: an object with a tree, what is asked of it, and perhaps what the answer should be. */
final class QuestionReader {

    private static final List<String> KEYS = List.of("name", "tree", "examples", "solve", "expect");
    private static final List<String> EXAMPLE_KEYS = List.of("tree", "move");

    private final Tokens tokens;
    private QuestionPlace place;
    private String name;
    private Tree tree;
    private List<Question.Example> examples = List.of();
    private SolveRequest ask = SolveRequest.NOTHING;
    private String algorithm; // known even where the rest of the question turns out to be bad
    private Map<String, Object> expect = Map.of();
    private String part = ""; // the key of the question that is being read

    private QuestionReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /**
     * Reads the question that begins at the current token. A bad one is read to its end all the same, so that the
     * refusal can name it and the next question can follow; but for a text that is no JSON at all.
     */
    static Question read(Tokens tokens) {
        QuestionReader reader = new QuestionReader(tokens);
        try {
            return reader.question();
        } catch (QuestionException e) {
            reader.passOver();
            throw e.named(reader.name, reader.algorithm);
        }
    }

    private Question question() {
        place = tokens.place();
        if (tokens.current() != JsonToken.START_OBJECT) {
            throw tokens.refusal("expected a question, which is a JSON object; found " + tokens.found() + ".");
        }
        Set<String> seen = new HashSet<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String key = part = tokens.knownKey(KEYS, seen);
            tokens.next();
            switch (key) {
                case "name" -> name = tokens.text(key);
                case "tree" -> tree = TreeReader.read(tokens);
                case "examples" -> examples = examples();
                case "solve" -> ask = SolveRequestReader.read(tokens, name -> algorithm = name);
                default -> expect = expect();
            }
        }
        if (tree != null && seen.contains("examples")) {
            throw new QuestionException(place, "there are both 'tree' and 'examples'; expected one of them.");
        }
        if (tree == null && examples.isEmpty()) {
            throw new QuestionException(place, "there is no 'tree' in this question.");
        }
        return new Question(place, name, tree, examples, ask, expect);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> expect() {
        tokens.expect(JsonToken.START_OBJECT, "expect", "an object, keys of the answer with their values");
        return (Map<String, Object>) AnyValue.read(tokens, "expect");
    }

    private List<Question.Example> examples() {
        tokens.expect(JsonToken.START_ARRAY, "examples", "an array of objects with 'tree' and 'move'");
        List<Question.Example> list = new ArrayList<>();
        while (tokens.next() != JsonToken.END_ARRAY) {
            tokens.inside(() -> "example " + list.size() + ": ");
            list.add(example());
        }
        tokens.inside(() -> "");
        return list;
    }

    private Question.Example example() {
        tokens.expect(JsonToken.START_OBJECT, "examples", "an array of objects with 'tree' and 'move'");
        Set<String> seen = new HashSet<>();
        Tree root = null;
        int move = -1;
        while (tokens.next() != JsonToken.END_OBJECT) {
            String key = tokens.knownKey(EXAMPLE_KEYS, seen);
            tokens.next();
            if (key.equals("tree")) root = TreeReader.read(tokens);
            else move = tokens.whole(key, 0, Integer.MAX_VALUE);
        }
        if (root == null || move < 0) throw tokens.refusal("it needs both 'tree' and 'move'.");
        if (root.isLeaf(0)) throw tokens.refusal("the root has no children, so there is no move.");
        if (move >= root.childCount(0)) {
            throw tokens.refusal("there is no move " + move + " at the root; its children are numbered from 0 to "
                    + (root.childCount(0) - 1) + ".");
        }
        return new Question.Example(root, move);
    }

    /** Goes to the end of a bad question, looking out for its name and its algorithm. */
    private void passOver() {
        try {
            while (!tokens.isBroken() && tokens.depth() > 0) {
                JsonToken token = tokens.next();
                if (token == JsonToken.PROPERTY_NAME && tokens.depth() == 1) part = tokens.key();
                if (token != JsonToken.VALUE_STRING) continue;
                if (tokens.depth() == 1 && part.equals("name")) name = tokens.text(part);
                if (tokens.depth() == 2 && part.equals("solve") && "algorithm".equals(tokens.key())) {
                    algorithm = tokens.text("algorithm");
                }
            }
        } catch (QuestionException e) {
            // the first refusal is the one to report
        }
    }
}
