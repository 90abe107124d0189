package org.outwit.web.wire;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.outwit.web.http.Wire;

/** TypeScript's types of what records look like as JSON, and which of them answers which request or tells which event. */
final class WireTypes {

    private static final Map<Type, String> PLAIN = Map.of(
            String.class, "string",
            boolean.class, "boolean",
            Boolean.class, "boolean",
            int.class, "number",
            Integer.class, "number",
            long.class, "number",
            Long.class, "number",
            double.class, "number",
            Double.class, "number",
            Object.class, "unknown");

    /** The part of an address behind which the names of what is asked stand. */
    private static final String QUERY = "?";

    private final Map<String, Class<?>> named = new HashMap<>();
    private final Map<String, String> written = new TreeMap<>();
    private final Deque<Class<?>> waiting = new ArrayDeque<>();

    /** @param roots records with {@link Wire} */
    static String of(List<Class<?>> roots) {
        return new WireTypes().text(roots);
    }

    private String text(List<Class<?>> roots) {
        Map<String, String> answers = new TreeMap<>(longestFirst());
        Map<String, String> results = new TreeMap<>();
        Map<String, Map<String, String>> told = new TreeMap<>(longestFirst());
        for (Class<?> each : roots) {
            String name = name(each);
            Wire wire = each.getAnnotation(Wire.class);
            for (String request : wire.answers()) put(answers, request, name);
            for (String kind : wire.results()) put(results, kind, name);
            for (String event : wire.tells()) {
                String[] words = event.split(" ");
                put(told.computeIfAbsent(words[0], topic -> new LinkedHashMap<>()), words[1], name);
            }
        }
        while (!waiting.isEmpty()) {
            Class<?> next = waiting.remove();
            written.put(next.getSimpleName(), declared(next));
        }
        StringBuilder text = new StringBuilder("// Made from the records of the server by WireTypesTest.\n\n");
        written.values().forEach(each -> text.append(each).append('\n'));
        text.append("type Asked<R extends string> =\n");
        choices(text, "R", answers, request -> !request.contains(QUERY)).append("  unknown;\n\n");
        text.append("type AskedFurther<R extends string> =\n");
        choices(text, "R", answers, request -> request.contains(QUERY)).append("  never;\n\n");
        text.append("""
                /** What a request is answered, by its method and address. */
                export type Answer<M extends string, A extends string> =
                  [AskedFurther<`${M} ${A}`>] extends [never] ? Asked<A extends `${infer P}?${string}` ? `${M} ${P}` : `${M} ${A}`> : AskedFurther<`${M} ${A}`>;

                /** What comes out of a job, by its kind. */
                export type Result<K extends string> =
                """);
        choices(text, "K", results, kind -> true).append("  unknown;\n\n");
        return told(text, told).toString();
    }

    private static StringBuilder choices(
            StringBuilder text, String variable, Map<String, String> names, Predicate<String> wanted) {
        names.forEach((key, name) -> {
            if (wanted.test(key)) text.append("  %s extends %s ? %s :\n".formatted(variable, pattern(key), name));
        });
        return text;
    }

    private static StringBuilder told(StringBuilder text, Map<String, Map<String, String>> told) {
        text.append("/** What is told of a topic. */\nexport type Told<N extends string> = { number: number } & (\n");
        told.forEach((topic, kinds) -> {
            text.append("  N extends ").append(pattern(topic)).append(" ?\n");
            kinds.forEach((kind, name) -> text.append("    | { kind: ")
                    .append(kind.contains("{") ? pattern(kind) : "'" + kind + "'")
                    .append("; data: ")
                    .append(name)
                    .append(" }\n"));
            text.append("  :\n");
        });
        return text.append("  never);\n");
    }

    /** A longer address is a narrower one. */
    private static Comparator<String> longestFirst() {
        return Comparator.comparing(
                        (String each) -> -each.replaceAll("\\{\\w+}", "").length())
                .thenComparing(Comparator.naturalOrder());
    }

    private static void put(Map<String, String> known, String key, String name) {
        String other = known.put(key, name);
        if (other != null) throw new IllegalStateException(key + " is said of " + other + " and of " + name + ".");
    }

    private static String pattern(String address) {
        String wild = "${string}";
        return "`"
                + address.replaceAll("\\{\\w+}", Matcher.quoteReplacement(wild)).replace(QUERY, QUERY + wild) + "`";
    }

    private String name(Class<?> type) {
        Class<?> other = named.put(type.getSimpleName(), type);
        if (other != null && other != type) throw new IllegalStateException(other + " and " + type + " have one name.");
        if (other == null) waiting.add(type);
        return type.getSimpleName();
    }

    private String declared(Class<?> type) {
        if (type.isSealed()) {
            return Arrays.stream(type.getPermittedSubclasses())
                    .map(this::name)
                    .collect(Collectors.joining(" | ", "export type " + type.getSimpleName() + " = ", ";\n"));
        }
        RecordComponent[] all = type.getRecordComponents();
        JsonFormat format = type.getAnnotation(JsonFormat.class);
        if (format != null && format.shape() == JsonFormat.Shape.ARRAY) {
            return Arrays.stream(all)
                    .map(each -> each.getName() + ": " + typed(each.getGenericType()))
                    .collect(Collectors.joining(", ", "export type " + type.getSimpleName() + " = [", "];\n"));
        }
        String above = Arrays.stream(all)
                .filter(WireTypes::isUnwrapped)
                .map(each -> name(each.getType()))
                .collect(Collectors.joining(", "));
        String head =
                "export interface " + type.getSimpleName() + (above.isEmpty() ? "" : " extends " + above) + " {\n";
        return Arrays.stream(all)
                .filter(each -> !isUnwrapped(each))
                .map(this::field)
                .collect(Collectors.joining("", head, "}\n"));
    }

    private static boolean isUnwrapped(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
    }

    private String field(RecordComponent component) {
        if (component.getAccessor().isAnnotationPresent(JsonAnyGetter.class)) {
            String key =
                    component.getAccessor().getAnnotation(JsonProperty.class).value();
            Type value = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[1];
            return "  [key: " + pattern(key) + "]: " + typed(value) + ";\n";
        }
        boolean optional = component.getType() == Optional.class;
        Type type = optional ? first(component.getGenericType()) : component.getGenericType();
        return "  " + component.getName() + (optional ? "?" : "") + ": " + typed(type) + ";\n";
    }

    private static Type first(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private String typed(Type type) {
        String plain = PLAIN.get(type);
        if (plain != null) return plain;
        if (type instanceof Class<?> each && (each.isRecord() || each.isSealed())) return name(each);
        if (type instanceof ParameterizedType made && made.getRawType() == List.class) return listed(first(made));
        if (type instanceof ParameterizedType made && made.getRawType() == Map.class) {
            return "Record<string, " + typed(made.getActualTypeArguments()[1]) + ">";
        }
        throw new IllegalStateException(type
                + " has no type in scripts; expected texts, numbers, truth values, lists, maps, Optional or records.");
    }

    /** What is missing in a list is null: everything in it has its place. */
    private String listed(Type type) {
        boolean optional = type instanceof ParameterizedType made && made.getRawType() == Optional.class;
        return optional ? "(" + typed(first(type)) + " | null)[]" : typed(type) + "[]";
    }
}
