package org.outwit.lab.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;
import org.outwit.learn.model.Field;
import tools.jackson.databind.JsonNode;

/** Reads what a sweep shall be from JSON. What is wrong is said with its place, what stands there and what was expected. */
public final class SweepFile {

    private static final int VERSION = 1;
    private static final int MOST_SEEDS = 1_000_000;
    private static final int USUAL_QUICK = 4;
    private static final Pattern NAME = Pattern.compile("[a-z0-9.]+(-[a-z0-9.]+)*");

    private static final Set<String> HEAD =
            Set.of("outwit", "version", "name", "title", "question", "measure", "seeds");

    private final Field file;
    private final SweepMeasure measure;

    private SweepFile(Field file, SweepMeasure measure) {
        this.file = file;
        this.measure = measure;
    }

    /**
     * The experiment that a text describes.
     *
     * @param place the name of the file, for refusals
     */
    public static Sweep read(String text, String place) {
        try {
            Field file = Field.file(text, "sweep", "sweep", VERSION);
            String word = file.text("measure");
            SweepMeasure measure = SweepMeasure.named(word)
                    .orElseThrow(() -> new InputException(
                            "measure: expected one of " + SweepMeasure.words() + ", found \"" + word + "\"."));
            SweepPlan plan = new SweepFile(file, measure).plan(text);
            SweepCheck.check(plan);
            return new Sweep(plan, place);
        } catch (IllegalArgumentException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }

    private SweepPlan plan(String text) {
        only();
        String name = file.text("name");
        if (!NAME.matcher(name).matches())
            throw new InputException(
                    "name: expected small letters and digits, with hyphens between words, found \"" + name + "\".");
        Field seeds = file.object("seeds");
        seeds.only(Set.of("from", "quick", "full"));
        int full = count(seeds, "full");
        int quick = seeds.node().has("quick") ? count(seeds, "quick") : Math.min(USUAL_QUICK, full);
        int from = seeds.node().has("from") ? count(seeds, "from") : 1;
        if (quick > full)
            throw new InputException(
                    "seeds.quick: expected no more than the " + full + " of seeds.full, found " + quick + ".");
        return new SweepPlan(
                name,
                file.node().has("title") ? file.text("title") : name,
                file.node().has("question") ? file.text("question") : "How do " + measure.meaning() + " change?",
                measure,
                axes(),
                from,
                quick,
                full,
                text);
    }

    private static int count(Field field, String name) {
        int count = field.whole(name);
        if (count < 1 || count > MOST_SEEDS)
            throw new InputException(
                    field.place(name) + ": expected a number from 1 to " + MOST_SEEDS + ", found " + count + ".");
        return count;
    }

    /** Refuses names that this measure has no use for, whatever others have. */
    private void only() {
        Set<String> known = Arrays.stream(SweepKey.values())
                .filter(measure::knows)
                .map(SweepKey::word)
                .collect(Collectors.toCollection(TreeSet::new));
        for (String name : file.names()) {
            if (HEAD.contains(name) || known.contains(name)) continue;
            throw new InputException(
                    name + ": the measure \"" + measure.word() + "\" has no use for it; expected one of "
                            + String.join(", ", known) + ", or of " + String.join(", ", new TreeSet<>(HEAD)) + ".");
        }
    }

    private Map<SweepKey, List<String>> axes() {
        Map<SweepKey, List<String>> axes = new LinkedHashMap<>();
        for (SweepKey key : SweepKey.values()) {
            if (!measure.knows(key)) continue;
            if (file.node().has(key.word())) axes.put(key, values(key));
            else if (measure.needs(key))
                throw new InputException(
                        key.word() + ": it is missing; expected " + expected(key) + ", or a list of them.");
            else key.usual().ifPresent(usual -> axes.put(key, List.of(usual)));
        }
        return axes;
    }

    /** One value or a list of them. */
    private List<String> values(SweepKey key) {
        JsonNode found = file.node().get(key.word());
        List<JsonNode> nodes = found.isArray() ? List.copyOf(found.values()) : List.of(found);
        if (nodes.isEmpty())
            throw new InputException(key.word() + ": the list is empty; expected " + expected(key) + ".");
        List<String> values = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < nodes.size(); i++) {
            String place = key.word() + (found.isArray() ? "[" + i + "]" : "");
            String value = value(key, nodes.get(i), place);
            if (!seen.add(value)) throw new InputException(place + ": " + value + " is there already.");
            values.add(value);
        }
        return values;
    }

    private static String value(SweepKey key, JsonNode node, String place) {
        if (key.isNumber() && node.isIntegralNumber() && node.canConvertToInt() && node.intValue() >= key.least())
            return String.valueOf(node.intValue());
        if (!key.isNumber() && node.isString() && !node.stringValue().isBlank()) return node.stringValue();
        throw new InputException(place + ": expected " + expected(key) + ", found " + node + ".");
    }

    private static String expected(SweepKey key) {
        return key.isNumber() ? "a whole number, " + key.least() + " or more" : "a text";
    }
}
