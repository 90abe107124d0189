package org.outwit.trees;

import java.io.Closeable;
import java.io.Writer;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.outwit.core.tree.Exact;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Writes values of answers, and trees, as JSON. Closing it leaves the writer below open. */
public final class JsonOutput implements Closeable {

    /** A component of a record that is a record, or an optional one, whose components are written among those around it. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    public @interface Inline {}

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamWriteConstraints(StreamWriteConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .build())
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET, StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private final JsonGenerator generator;

    public JsonOutput(Writer out) {
        this.generator = JSON.createGenerator(ObjectWriteContext.empty(), out);
    }

    JsonGenerator generator() {
        return generator;
    }

    /** A value as {@link Answer} describes them. */
    public void value(Object value) {
        if (value instanceof Exact exact) number(exact);
        else if (value instanceof Double average) average(average);
        else if (value instanceof Number whole) generator.writeNumber(whole.longValue());
        else if (value instanceof Boolean truth) generator.writeBoolean(truth);
        else if (value instanceof List<?> list) list(list);
        else if (value instanceof Map<?, ?> map) map(map);
        else if (value instanceof Record object) object(object);
        else if (value == null) generator.writeNull();
        else generator.writeString(value.toString());
    }

    /** Exactly: as a number where decimals can say it, as a text such as "1/3" or "inf" otherwise. */
    void number(Exact exact) {
        if (exact.isDecimal()) generator.writeNumber(exact.toString());
        else generator.writeString(exact.toString());
    }

    /** JSON has no infinite numbers. */
    private void average(double average) {
        if (Double.isFinite(average)) generator.writeNumber(average);
        else generator.writeString(average > 0 ? "inf" : average < 0 ? "-inf" : "nan");
    }

    private void list(List<?> list) {
        generator.writeStartArray();
        for (Object each : list) value(each);
        generator.writeEndArray();
    }

    private void map(Map<?, ?> map) {
        generator.writeStartObject();
        map.forEach((key, value) -> {
            generator.writeName(key.toString());
            value(value);
        });
        generator.writeEndObject();
    }

    private void object(Record object) {
        generator.writeStartObject();
        components(object);
        generator.writeEndObject();
    }

    /** As they are declared; an optional one that is empty is left out. */
    private void components(Record object) {
        for (RecordComponent each : object.getClass().getRecordComponents()) {
            Object value = read(each, object);
            if (isEmpty(value)) continue;
            if (each.isAnnotationPresent(Inline.class)) {
                components((Record) known(value));
            } else {
                generator.writeName(each.getName());
                value(known(value));
            }
        }
    }

    private static boolean isEmpty(Object value) {
        return value instanceof Optional<?> some && some.isEmpty()
                || value instanceof OptionalDouble number && number.isEmpty()
                || value instanceof OptionalInt whole && whole.isEmpty();
    }

    private static Object known(Object value) {
        if (value instanceof Optional<?> some) return some.get();
        if (value instanceof OptionalDouble number) return number.getAsDouble();
        return value instanceof OptionalInt whole ? (Object) whole.getAsInt() : value;
    }

    private static Object read(RecordComponent component, Record object) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true); // records of answers are seldom public
        try {
            return accessor.invoke(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(component + " cannot be read.", e);
        }
    }

    @Override
    public void close() {
        generator.close();
    }
}
