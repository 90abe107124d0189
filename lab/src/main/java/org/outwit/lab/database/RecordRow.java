package org.outwit.lab.database;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A record as a row: each component is the column of its name, {@code firstYear} that of {@code first_year}. Components are texts,
 * numbers, truth, bytes, enums, numbers that may be missing, and types that are told to be kept {@link #as} text.
 */
public final class RecordRow<R extends Record> implements RowMapper<R> {

    /** A component that is text in its column. */
    private record Text<C>(Function<C, String> write, Function<String, C> read) {

        String written(Object value) {
            @SuppressWarnings("unchecked") // put below the class of C
            C component = (C) value;
            return write.apply(component);
        }
    }

    private final Constructor<R> constructor;
    private final RecordComponent[] components;
    private final List<String> names;
    private final Map<Class<?>, Text<?>> texts = new HashMap<>();

    public RecordRow(Class<R> type) {
        this.components = type.getRecordComponents();
        this.names = Stream.of(components).map(each -> column(each.getName())).toList();
        try {
            Class<?>[] types =
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            this.constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " is not a record.", e);
        }
        constructor.setAccessible(true);
        for (RecordComponent each : components) each.getAccessor().setAccessible(true);
    }

    /** Keeps components of this type as text. */
    public <C> RecordRow<R> as(Class<C> type, Function<C, String> write, Function<String, C> read) {
        texts.put(type, new Text<>(write, read));
        return this;
    }

    private static String column(String component) {
        return component.replaceAll("[A-Z]", "_$0").toLowerCase(Locale.ROOT);
    }

    /** The names of all columns, in the order of the components. */
    List<String> columns() {
        return names;
    }

    @Override
    public R read(ResultSet row) throws SQLException {
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) values[i] = value(row, names.get(i), components[i].getType());
        return made(() -> constructor.newInstance(values));
    }

    private Object value(ResultSet row, String column, Class<?> type) throws SQLException {
        if (texts.containsKey(type)) return texts.get(type).read().apply(row.getString(column));
        if (type == String.class) return row.getString(column);
        if (type == int.class) return row.getInt(column);
        if (type == long.class) return row.getLong(column);
        if (type == double.class) return row.getDouble(column);
        if (type == boolean.class) return row.getInt(column) != 0;
        if (type == byte[].class) return row.getBytes(column);
        if (type == OptionalDouble.class) {
            double number = row.getDouble(column);
            return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(number);
        }
        if (type.isEnum()) return constant(type, row.getString(column));
        throw new IllegalArgumentException("A column cannot be " + type + ".");
    }

    private static Object constant(Class<?> type, String name) {
        return Stream.of(type.getEnumConstants())
                .filter(each -> ((Enum<?>) each).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + type + " " + name + "."));
    }

    /** What a component is in its column. */
    Object value(R row, String column) {
        RecordComponent component = components[names.indexOf(column)];
        Object value = made(() -> component.getAccessor().invoke(row));
        Text<?> text = texts.get(component.getType());
        return text == null ? value : text.written(value);
    }

    @FunctionalInterface
    private interface Making<T> {
        T get() throws ReflectiveOperationException;
    }

    /** What a record says about its components reaches the reader of the row. */
    private static <T> T made(Making<T> making) {
        try {
            return making.get();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
