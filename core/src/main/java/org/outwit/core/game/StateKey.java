package org.outwit.core.game;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A 64-bit key of an immutable value, read from what the value consists of and from nothing else. The same value has the same
 * key in every run, on every machine, in any order of values; nothing is remembered.
 *
 * <ul>
 *   <li>Numbers, characters and texts count by what they say and of which type they are, enum constants by their names;
 *   <li>records by their class and all their components, arrays by what they contain (where {@code equals} of a record would
 *       only compare references);
 *   <li>lists and optional values by their elements in order, sets and maps by their elements in any order;
 *   <li>anything else by its class and {@code toString}, if its class says what {@code equals} and {@code toString} mean.
 *       Otherwise it is refused: an identity is another one in every run.
 * </ul>
 *
 * Values that differ in this reading share a key with a chance of 2<sup>-64</sup> a pair, as in Zobrist hashing: one chance in
 * 370,000 that ten million states are not all told apart. A {@code hashCode} has 32 bits, where 80,000 states already share one more
 * often than not.
 */
public final class StateKey {

    private static final long LIST = tag(List.class);
    private static final long SET = tag(Set.class);
    private static final long MAP = tag(Map.class);
    private static final long OPTIONAL = tag(Optional.class);
    private static final long ARRAY = tag(Object[].class);

    /** How values of a class are read. It belongs to the class and is forgotten with it. */
    private static final ClassValue<Reader> READERS = new ClassValue<>() {
        @Override
        protected Reader computeValue(Class<?> type) {
            return reader(type);
        }
    };

    private StateKey() {}

    /** Adds a value to what has been read before it. */
    private interface Reader {
        long read(long before, Object value);
    }

    public static long of(Object value) {
        return add(0, value);
    }

    private static long add(long before, Object value) {
        return value == null
                ? next(before, SplitMix64.GOLDEN_GAMMA)
                : READERS.get(value.getClass()).read(before, value);
    }

    /** One to one in either argument while the other stays, so values that differ in a single word never share a key. */
    private static long next(long before, long word) {
        return SplitMix64.next(before * 0xD1B54A32D192ED03L + word);
    }

    private static Reader reader(Class<?> type) {
        if (CharSequence.class.isAssignableFrom(type)) return StateKey::text;
        if (type.isRecord()) return components(type);
        if (type.isArray()) return array(type);
        if (Enum.class.isAssignableFrom(type)) return constant(type.isEnum() ? type : type.getSuperclass());
        if (List.class.isAssignableFrom(type)) return (before, value) -> ordered(before, (List<?>) value);
        if (Set.class.isAssignableFrom(type)) return (before, value) -> unordered(before, (Set<?>) value);
        if (Map.class.isAssignableFrom(type)) return (before, value) -> entries(before, (Map<?, ?>) value);
        if (type == Optional.class) {
            return (before, value) -> add(before ^ OPTIONAL, ((Optional<?>) value).orElse(null));
        }
        Reader number = number(type);
        return number != null ? number : written(type);
    }

    private static Reader constant(Class<?> declaring) {
        long tag = tag(declaring);
        return (before, value) -> text(before ^ tag, ((Enum<?>) value).name());
    }

    private static Reader number(Class<?> type) {
        long tag = tag(type);
        if (type == Integer.class || type == Long.class || type == Short.class || type == Byte.class) {
            return (before, value) -> next(before ^ tag, ((Number) value).longValue());
        }
        if (type == Boolean.class) return (before, value) -> next(before ^ tag, (Boolean) value ? 1 : 0);
        if (type == Character.class) return (before, value) -> next(before ^ tag, (Character) value);
        if (type == Double.class || type == Float.class) {
            return (before, value) -> next(before ^ tag, Double.doubleToLongBits(((Number) value).doubleValue()));
        }
        return null;
    }

    /** What keeps values of different kinds apart that have the same content. */
    private static long tag(Class<?> type) {
        return text(SplitMix64.GOLDEN_GAMMA, type.getName());
    }

    private static long text(long before, Object value) {
        CharSequence text = (CharSequence) value;
        long key = next(before, text.length());
        for (int i = 0; i < text.length(); ) {
            long word = 0;
            for (int end = Math.min(i + 4, text.length()); i < end; i++) word = word << 16 | text.charAt(i);
            key = next(key, word);
        }
        return key;
    }

    /** The fields and not the accessors, because equals of a record compares fields and accessors may be overridden. */
    private static Reader components(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Field[] fields = new Field[components.length];
        try {
            for (int i = 0; i < fields.length; i++) {
                fields[i] = type.getDeclaredField(components[i].getName());
                fields[i].setAccessible(true);
            }
        } catch (NoSuchFieldException | InaccessibleObjectException e) {
            throw new IllegalStateException(
                    "The record " + type.getName() + " cannot be read (" + e.getMessage()
                            + "). Open its package, or override Rules.key.",
                    e);
        }
        long tag = tag(type);
        return (before, value) -> {
            long key = before ^ tag;
            for (Field field : fields) key = add(key, content(field, value));
            return next(key, fields.length);
        };
    }

    private static Object content(Field field, Object value) {
        try {
            return field.get(value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Could be read a moment ago: " + field, e);
        }
    }

    private static Reader array(Class<?> type) {
        long tag = type.getComponentType().isPrimitive() ? tag(type) : ARRAY;
        return (before, value) -> {
            int length = Array.getLength(value);
            long key = next(before ^ tag, length);
            if (value instanceof int[] ints) {
                for (int each : ints) key = next(key, each);
            } else if (value instanceof byte[] bytes) {
                for (byte each : bytes) key = next(key, each);
            } else if (value instanceof long[] longs) {
                for (long each : longs) key = next(key, each);
            } else {
                for (int i = 0; i < length; i++) key = add(key, Array.get(value, i));
            }
            return key;
        };
    }

    private static long ordered(long before, Collection<?> elements) {
        long key = next(before ^ LIST, elements.size());
        for (Object each : elements) key = add(key, each);
        return key;
    }

    /** A sum, because sets that are equal may list their elements differently; so does the same Set.of in another run. */
    private static long unordered(long before, Collection<?> elements) {
        long sum = 0;
        for (Object each : elements) sum += add(SET, each);
        return next(next(before ^ SET, elements.size()), sum);
    }

    private static long entries(long before, Map<?, ?> map) {
        long sum = 0;
        for (Map.Entry<?, ?> each : map.entrySet()) sum += add(add(MAP, each.getKey()), each.getValue());
        return next(next(before ^ MAP, map.size()), sum);
    }

    private static Reader written(Class<?> type) {
        if (isInherited(type, "equals", Object.class) || isInherited(type, "toString")) {
            throw new IllegalStateException("A state has a " + type.getName()
                    + ", which cannot be told from another one: its class says nothing about equals or toString."
                    + " Make it a record, or override Rules.key.");
        }
        long tag = tag(type);
        return (before, value) -> text(before ^ tag, value.toString());
    }

    private static boolean isInherited(Class<?> type, String name, Class<?>... arguments) {
        try {
            return type.getMethod(name, arguments).getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("Every class has one: " + name, e);
        }
    }
}
