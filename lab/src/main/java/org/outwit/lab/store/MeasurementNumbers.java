package org.outwit.lab.store;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Numbers with names as one line of JSON, names in order. Equal numbers give equal lines on every Java, and a number that is read back
 * has the same bits; what JSON has no number for ("NaN", "Infinity", "-Infinity") is a text.
 */
public final class MeasurementNumbers {

    private static final JsonFactory JSON = new JsonFactory();
    private static final double MOST_WHOLE = 1e15;

    /** How many digits are enough for most numbers, and how many for all. */
    private static final int FEW_DIGITS = 15;

    private static final int ALL_DIGITS = 17;

    private MeasurementNumbers() {}

    static String write(Map<String, Double> numbers) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            new TreeMap<>(numbers).forEach((name, number) -> {
                json.writeName(name);
                if (Double.isFinite(number)) json.writeNumber(digits(number));
                else json.writeString(number.toString());
            });
            json.writeEndObject();
        }
        return text.toString();
    }

    static Map<String, Double> read(String line) {
        Map<String, Double> numbers = new TreeMap<>();
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), line)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                numbers.put(name, Double.valueOf(json.getString()));
            }
        }
        return numbers;
    }

    /** As {@link #digits}, and a value without digits by its name. */
    public static String text(double number) {
        return Double.isFinite(number) ? digits(number) : String.valueOf(number);
    }

    /** Whole numbers without a point. Java's own digits are not the same from version to version. */
    private static String digits(double number) {
        boolean isMinusZero = number == 0 && 1 / number < 0;
        if (isMinusZero) return "-0.0";
        if (number == Math.rint(number) && Math.abs(number) < MOST_WHOLE) return String.valueOf((long) number);
        BigDecimal exact = new BigDecimal(number);
        for (int digits = FEW_DIGITS; digits < ALL_DIGITS; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits));
            if (rounded.doubleValue() == number)
                return rounded.stripTrailingZeros().toString();
        }
        return exact.round(new MathContext(ALL_DIGITS)).stripTrailingZeros().toString();
    }
}
