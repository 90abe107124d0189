package org.outwit.core.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.outwit.core.game.InputException;

/** An exact number of a tree: an integer, a decimal, a fraction or an infinity, compared without rounding. */
public final class Exact implements Comparable<Exact> {

    public static final Exact INFINITY = new Exact(BigInteger.ONE, BigInteger.ZERO);
    public static final Exact MINUS_INFINITY = new Exact(BigInteger.ONE.negate(), BigInteger.ZERO);

    /** Longer numbers are refused, because a few characters such as 1e999999999 could fill the memory. */
    private static final int MOST_DIGITS = 400;

    private static final BigInteger TOO_LONG = BigInteger.TEN.pow(MOST_DIGITS);

    /** Written as a decimal, a fraction of such numbers takes more: 1/2^1328 has 1328 places. */
    private static final int MOST_WRITTEN_DIGITS = 2000;

    private final BigInteger numerator;
    private final BigInteger denominator; // positive, lowest terms; zero for an infinity

    private Exact(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    public static Exact of(long value) {
        return new Exact(BigInteger.valueOf(value), BigInteger.ONE);
    }

    /** A fraction, brought to lowest terms. */
    static Exact of(BigInteger numerator, BigInteger denominator) {
        return ratio(numerator, denominator);
    }

    /** Reads {@code 8}, {@code -0.25}, {@code 1e3}, {@code 1/3}, {@code inf} or {@code -inf}. */
    public static Exact parse(String text) {
        String trimmed = text.strip();
        if (trimmed.equals("inf") || trimmed.equals("+inf")) return INFINITY;
        if (trimmed.equals("-inf")) return MINUS_INFINITY;
        int slash = trimmed.indexOf('/');
        Exact number = slash < 0 ? decimal(trimmed) : fraction(trimmed, slash);
        if (number.numerator.abs().compareTo(TOO_LONG) >= 0 || number.denominator.compareTo(TOO_LONG) >= 0) {
            throw outOfRange(trimmed);
        }
        return number;
    }

    private static Exact fraction(String text, int slash) {
        Exact top = decimal(text.substring(0, slash));
        Exact bottom = decimal(text.substring(slash + 1));
        if (bottom.numerator.signum() == 0) {
            throw new InputException("The fraction '" + text + "' divides by zero.");
        }
        return ratio(top.numerator.multiply(bottom.denominator), top.denominator.multiply(bottom.numerator));
    }

    private static Exact decimal(String text) {
        BigDecimal decimal;
        try {
            decimal = new BigDecimal(text.strip());
        } catch (NumberFormatException e) {
            throw new InputException(
                    "'" + text + "' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.", e);
        }
        if (decimal.precision() > MOST_WRITTEN_DIGITS || Math.abs((long) decimal.scale()) > MOST_WRITTEN_DIGITS) {
            throw outOfRange(text);
        }
        BigInteger unscaled = decimal.unscaledValue();
        return decimal.scale() <= 0
                ? new Exact(unscaled.multiply(BigInteger.TEN.pow(-decimal.scale())), BigInteger.ONE)
                : ratio(unscaled, BigInteger.TEN.pow(decimal.scale()));
    }

    private static InputException outOfRange(String text) {
        return new InputException(
                "The number '" + shorten(text) + "' is out of range: at most " + MOST_DIGITS + " digits are read.");
    }

    private static String shorten(String text) {
        return text.length() <= 24 ? text : text.substring(0, 20) + "…";
    }

    private static Exact ratio(BigInteger numerator, BigInteger denominator) {
        BigInteger common = numerator.gcd(denominator);
        if (denominator.signum() < 0) common = common.negate();
        return new Exact(numerator.divide(common), denominator.divide(common));
    }

    BigInteger denominator() {
        return denominator;
    }

    /** This number times one that its denominator divides. */
    BigInteger times(BigInteger factor) {
        return numerator.multiply(factor.divide(denominator));
    }

    public boolean isInfinite() {
        return denominator.signum() == 0;
    }

    /** The sum of two finite numbers. */
    public Exact plus(Exact other) {
        return ratio(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Exact negate() {
        return new Exact(numerator.negate(), denominator);
    }

    public double doubleValue() {
        if (isInfinite()) return numerator.signum() * Double.POSITIVE_INFINITY;
        if (denominator.equals(BigInteger.ONE)) return numerator.doubleValue();
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
                .doubleValue();
    }

    @Override
    public int compareTo(Exact other) {
        if (isInfinite() || other.isInfinite()) {
            int mine = isInfinite() ? numerator.signum() : 0;
            int theirs = other.isInfinite() ? other.numerator.signum() : 0;
            return Integer.compare(mine, theirs);
        }
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Exact exact
                && numerator.equals(exact.numerator)
                && denominator.equals(exact.denominator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    /** Whether {@link #toString} is a plain decimal, so that it can stand as a number in JSON. */
    public boolean isDecimal() {
        if (isInfinite()) return false;
        BigInteger rest = denominator;
        for (BigInteger prime : new BigInteger[] {BigInteger.TWO, BigInteger.valueOf(5)}) {
            while (rest.mod(prime).signum() == 0) rest = rest.divide(prime);
        }
        return rest.equals(BigInteger.ONE);
    }

    /** {@code 8}, {@code -0.25}, {@code 1/3}, {@code inf}: what {@link #parse} reads back. */
    @Override
    public String toString() {
        if (isInfinite()) return numerator.signum() > 0 ? "inf" : "-inf";
        if (denominator.equals(BigInteger.ONE)) return numerator.toString();
        if (!isDecimal()) return numerator + "/" + denominator;
        return new BigDecimal(numerator).divide(new BigDecimal(denominator)).toPlainString();
    }
}
