package org.outwit.play.match;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes and reads one JSON object on a line, made of texts, numbers, truth values, and lists and objects of them. */
final class JsonLine {

    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    static String text(Map<String, ?> object) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            write(json, object);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Object value) {
        if (value instanceof Map<?, ?> object) {
            json.writeStartObject();
            object.forEach((name, each) -> {
                json.writeName(name.toString());
                write(json, each);
            });
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) write(json, each);
            json.writeEndArray();
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof Double number) {
            json.writeNumber(number);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(value.toString());
        }
    }

    /** The object on a line; {@code place} is for the message if there is none. */
    static Map<String, Object> parse(String line, String place) {
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) throw bad(place);
            return object(json, place);
        } catch (JacksonException e) {
            throw bad(place);
        }
    }

    private static Map<String, Object> object(JsonParser json, String place) {
        Map<String, Object> object = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            json.nextToken();
            object.put(name, value(json, place));
        }
        return object;
    }

    private static Object value(JsonParser json, String place) {
        return switch (json.currentToken()) {
            case START_OBJECT -> object(json, place);
            case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
            case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
            case VALUE_STRING -> json.getString();
            case VALUE_NUMBER_INT -> json.getLongValue();
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) list.add(value(json, place));
                yield list;
            }
            default -> throw bad(place);
        };
    }

    private static InputException bad(String place) {
        return new InputException(
                place + ": expected a JSON object as a match writes them. Take another file, or remove the line.");
    }
}
