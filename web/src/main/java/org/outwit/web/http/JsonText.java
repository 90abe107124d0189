package org.outwit.web.http;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import io.javalin.http.Context;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** JSON as requests bring it and answers carry it: records, maps, lists, texts and numbers. */
public final class JsonText {

    /** Of a request without a file. */
    public static final long MOST_BYTES = 1 << 20;

    /** Records as they are declared, without what is empty; trees may be as deep as they like. */
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamWriteConstraints(StreamWriteConstraints.builder()
                            .maxNestingDepth(Integer.MAX_VALUE)
                            .build())
                    .build())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultVisibility(visible -> visible.withIsGetterVisibility(Visibility.NONE))
            .changeDefaultPropertyInclusion(usual -> usual.withValueInclusion(Include.NON_ABSENT))
            .addModule(new SimpleModule()
                    .addSerializer(Double.class, new FiniteNumber())
                    .addSerializer(double.class, new FiniteNumber()))
            .build();

    private JsonText() {}

    public static String of(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** @param object a record, or a map */
    public static void send(Context context, Object object) {
        context.contentType("application/json; charset=utf-8").result(of(object));
    }

    /** The object in the body of a request, which is not even read where it says that it is too large. */
    public static JsonNode body(Context context) {
        if (context.req().getContentLengthLong() > MOST_BYTES) throw tooLarge();
        return object(context.body());
    }

    /** What is said of requests that are too large, wherever that is noticed. */
    public static Refusal tooLarge() {
        return Refusal.tooLarge("The request is too large: at most " + MOST_BYTES / 1024 + " kB are read.");
    }

    public static JsonNode object(String text) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node != null && node.isObject()) return node;
        } catch (JacksonException e) {
            // said below
        }
        throw Refusal.bad("The request is not a JSON object.");
    }

    /** A text of an object, or what stands for it where it is not said. */
    public static String text(JsonNode object, String name, String otherwise) {
        JsonNode value = object.get(name);
        if (value == null || value.isNull()) return otherwise;
        if (!value.isString()) throw Refusal.bad("'" + name + "' is " + shown(value) + "; expected a text.");
        return value.stringValue();
    }

    public static int whole(JsonNode object, String name, int otherwise, int least, int most) {
        JsonNode value = object.get(name);
        if (value == null || value.isNull()) return otherwise;
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw Refusal.bad("'" + name + "' is " + shown(value) + "; expected a whole number from " + least + " to "
                    + most + ".");
        }
        return value.intValue();
    }

    public static boolean flag(JsonNode object, String name) {
        JsonNode value = object.get(name);
        if (value == null || value.isNull()) return false;
        if (!value.isBoolean()) throw Refusal.bad("'" + name + "' is " + shown(value) + "; expected true or false.");
        return value.booleanValue();
    }

    private static String shown(JsonNode value) {
        String text = value.toString();
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }
}
