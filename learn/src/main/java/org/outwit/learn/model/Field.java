package org.outwit.learn.model;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON object within a file with the way that leads to it, so that refusals can name the place. */
public record Field(String way, JsonNode node) {

    private static final int MOST_SHOWN = 80;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * The object that a file of ours is, which says what it is and in which version.
     *
     * @param what what people call such a file
     * @param kind what its first key says
     * @param newest the version that this program writes and reads
     */
    public static Field file(String text, String what, String kind, int newest) {
        JsonNode root = tree(text);
        Field file = new Field("", root);
        if (!root.isObject() || !root.path("outwit").isString()) {
            throw new ModelException(
                    "This is no " + what + ": it must be a JSON object that begins with \"outwit\": \"" + kind + "\".");
        }
        if (!file.text("outwit").equals(kind)) {
            throw new ModelException("outwit: expected \"" + kind + "\", found \"" + file.text("outwit") + "\".");
        }
        int version = file.whole("version");
        if (version != newest) {
            throw new ModelException("version: this program reads version " + newest + ", the file has " + version
                    + (version > newest ? "; a newer Outwit wrote it." : "."));
        }
        return file;
    }

    private static JsonNode tree(String text) {
        try {
            return JSON.readTree(text);
        } catch (JacksonException e) {
            String place = e.getLocation() == null
                    ? ""
                    : "line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr() + ": ";
            String reason = e.getOriginalMessage().lines().findFirst().orElse("");
            // Where a bracket was opened says the reader in words that are not for people.
            throw new ModelException(
                    place + "this is no JSON: " + reason.replaceFirst(" \\(start marker at .*", "") + ".");
        }
    }

    public String place(String name) {
        return way.isEmpty() ? name : way + "." + name;
    }

    public List<String> names() {
        return List.copyOf(node.propertyNames());
    }

    /** Refuses keys that would be ignored: they are probably misspelt. */
    public void only(Set<String> known) {
        for (String name : names()) {
            if (known.contains(name)) continue;
            throw new ModelException(place(name) + ": there is no such key; expected one of "
                    + String.join(", ", new TreeSet<>(known)) + ".");
        }
    }

    private JsonNode get(String name, String expected) {
        JsonNode found = node.get(name);
        if (found == null || found.isNull()) {
            throw new ModelException(place(name) + ": it is missing; expected " + expected + ".");
        }
        return found;
    }

    private ModelException wrong(String name, String expected, JsonNode found) {
        String text = found.toString();
        String cut = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
        return new ModelException(place(name) + ": expected " + expected + ", found " + cut + ".");
    }

    public String text(String name) {
        JsonNode found = get(name, "a text");
        if (!found.isString()) throw wrong(name, "a text", found);
        return found.stringValue();
    }

    public int whole(String name) {
        JsonNode found = get(name, "a whole number");
        if (!found.isIntegralNumber() || !found.canConvertToInt()) throw wrong(name, "a whole number", found);
        return found.intValue();
    }

    public long count(String name) {
        JsonNode found = get(name, "a count");
        if (!found.isIntegralNumber() || !found.canConvertToLong() || found.longValue() < 0) {
            throw wrong(name, "a count, 0 or more", found);
        }
        return found.longValue();
    }

    public double number(String name) {
        JsonNode found = get(name, "a number");
        if (!found.isNumber() || !Double.isFinite(found.doubleValue())) throw wrong(name, "a number", found);
        return found.doubleValue();
    }

    double share(String name) {
        double share = number(name);
        if (share < 0 || share > 1) throw wrong(name, "a share from 0 to 1", node.get(name));
        return share;
    }

    public OptionalDouble optional(String name) {
        return node.has(name) ? OptionalDouble.of(number(name)) : OptionalDouble.empty();
    }

    public boolean isTrue(String name, boolean otherwise) {
        if (!node.has(name)) return otherwise;
        JsonNode found = node.get(name);
        if (!found.isBoolean()) throw wrong(name, "true or false", found);
        return found.booleanValue();
    }

    boolean isList(String name) {
        return node.path(name).isArray();
    }

    public Field object(String name) {
        JsonNode found = get(name, "an object");
        if (!found.isObject()) throw wrong(name, "an object", found);
        return new Field(place(name), found);
    }

    /** The objects of a list; none where the list is missing. */
    public List<Field> list(String name) {
        List<Field> fields = new ArrayList<>();
        for (JsonNode each : elements(name)) {
            if (!each.isObject()) throw wrong(name, "a list of objects", each);
            fields.add(new Field(place(name) + "[" + fields.size() + "]", each));
        }
        return fields;
    }

    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode each : elements(name)) {
            if (!each.isString()) throw wrong(name, "a list of texts", each);
            texts.add(each.stringValue());
        }
        return texts;
    }

    List<List<Double>> rows(String name) {
        List<List<Double>> rows = new ArrayList<>();
        for (JsonNode each : elements(name)) {
            if (!each.isArray()) throw wrong(name, "a list of rows of numbers", each);
            rows.add(numbers(name, List.copyOf(each.values())));
        }
        return rows;
    }

    List<Double> numbers(String name) {
        return numbers(name, elements(name));
    }

    private List<Double> numbers(String name, List<JsonNode> elements) {
        List<Double> numbers = new ArrayList<>();
        for (JsonNode each : elements) {
            if (!each.isNumber()) throw wrong(name, "a list of numbers", each);
            numbers.add(each.doubleValue());
        }
        return numbers;
    }

    private List<JsonNode> elements(String name) {
        JsonNode found = node.path(name);
        if (found.isMissingNode()) return List.of();
        if (!found.isArray()) throw wrong(name, "a list", found);
        return List.copyOf(found.values());
    }
}
