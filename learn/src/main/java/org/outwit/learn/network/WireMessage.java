package org.outwit.learn.network;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.InputException;

/**
 * A message of a protobuf file: fields with a number, found by going through its bytes. Lengths are checked against the bytes that are
 * there before anything is done with them, so a file cannot ask for memory that it does not bring. Of a field that comes twice the last
 * one counts; groups, which have long been given up, are refused.
 */
final class WireMessage {

    private static final int VARINT = 0;
    private static final int EIGHT_BYTES = 1;
    private static final int LENGTH = 2;
    private static final int FOUR_BYTES = 5;

    private final byte[] bytes;
    private final int from;
    private final int to;
    private final String place;

    private WireMessage(byte[] bytes, int from, int to, String place) {
        this.bytes = bytes;
        this.from = from;
        this.to = to;
        this.place = place;
    }

    /** The message that a file consists of; sentences begin with its name. */
    static WireMessage of(byte[] bytes, String file) {
        return new WireMessage(bytes, 0, bytes.length, file);
    }

    /** Where it is, for sentences. */
    String place() {
        return place;
    }

    int length() {
        return to - from;
    }

    int unsignedByte(int i) {
        return bytes[from + i] & 0xFF;
    }

    /** The message or the bytes in a field, or null where there are none. */
    WireMessage message(int field, String name) {
        WireMessage last = null;
        for (Cursor cursor = new Cursor(); cursor.next(); ) {
            if (cursor.field == field) last = cursor.message(name);
        }
        return last;
    }

    /** The messages of a field, but not more than this. */
    List<WireMessage> messages(int field, String name, int most) {
        List<WireMessage> all = new ArrayList<>();
        for (Cursor cursor = new Cursor(); cursor.next(); ) {
            if (cursor.field != field) continue;
            if (all.size() == most) {
                throw new InputException(
                        place + ": there are more than " + most + " of '" + name + "'; expected no more than that.");
            }
            all.add(cursor.message(name + " " + (all.size() + 1)));
        }
        return all;
    }

    /** The whole number in a field, of any width, or 0 where there is none. */
    long number(int field, String name) {
        long last = 0;
        for (Cursor cursor = new Cursor(); cursor.next(); ) {
            if (cursor.field != field) continue;
            cursor.expect(cursor.type != LENGTH, name, "a number");
            last = cursor.value;
        }
        return last;
    }

    /** The floating-point number in a field, or 0 where there is none. */
    float real(int field, String name) {
        float last = 0;
        for (Cursor cursor = new Cursor(); cursor.next(); ) {
            if (cursor.field != field) continue;
            cursor.expect(cursor.type == FOUR_BYTES, name, "a number of four bytes");
            last = Float.intBitsToFloat((int) cursor.value);
        }
        return last;
    }

    /** Goes from field to field. */
    private final class Cursor {

        private int at = from;
        private int field;
        private int type;

        /** The number, or the length of what comes before {@link #at}. */
        private long value;

        boolean next() {
            if (at == to) return false;
            int start = at;
            long tag = varint();
            field = (int) (tag >>> 3);
            type = (int) tag & 7;
            if (tag >>> 32 != 0 || field == 0) throw damaged(start, "a field with the tag " + tag);
            switch (type) {
                case VARINT -> value = varint();
                case EIGHT_BYTES -> value = fixed(8);
                case FOUR_BYTES -> value = fixed(4);
                case LENGTH -> {
                    value = varint();
                    if (value < 0 || value > to - at) {
                        throw damaged(
                                start,
                                "a field of " + Long.toUnsignedString(value) + " bytes where " + (to - at)
                                        + " are left");
                    }
                    at += (int) value;
                }
                default -> throw damaged(start, "a field of the kind " + type);
            }
            return true;
        }

        WireMessage message(String name) {
            expect(type == LENGTH, name, "a message");
            return new WireMessage(bytes, at - (int) value, at, place + ", " + name);
        }

        void expect(boolean right, String name, String expected) {
            if (!right)
                throw new InputException(place + ", " + name + ": field " + field + " is of the kind " + type
                        + "; expected " + expected + ".");
        }

        private long varint() {
            long sum = 0;
            int start = at;
            for (int shift = 0; shift < 64; shift += 7) {
                if (at == to) throw damaged(start, "a number without an end");
                byte part = bytes[at++];
                sum |= (part & 0x7FL) << shift;
                if (part >= 0) return sum;
            }
            throw damaged(start, "a number of more than ten bytes");
        }

        private long fixed(int width) {
            if (to - at < width) throw damaged(at, "a number of " + width + " bytes where " + (to - at) + " are left");
            long sum = 0;
            for (int i = 0; i < width; i++) sum |= (bytes[at + i] & 0xFFL) << 8 * i;
            at += width;
            return sum;
        }

        private InputException damaged(int where, String found) {
            return new InputException(place + ": at byte " + where + " (unpacked) there is " + found
                    + "; expected a field of a protobuf message.");
        }
    }
}
