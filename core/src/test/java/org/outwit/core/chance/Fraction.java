package org.outwit.core.chance;

/** An exact fraction of longs for small trees; it fails rather than overflow. */
record Fraction(long numerator, long denominator) implements Comparable<Fraction> {

    static final Fraction ZERO = of(0);

    static Fraction of(long value) {
        return new Fraction(value, 1);
    }

    static Fraction of(long numerator, long denominator) {
        long common = Math.max(1, gcd(Math.abs(numerator), denominator));
        return new Fraction(numerator / common, denominator / common);
    }

    static Fraction parse(String text) {
        int slash = text.indexOf('/');
        if (slash >= 0) return of(Long.parseLong(text.substring(0, slash)), Long.parseLong(text.substring(slash + 1)));
        int point = text.indexOf('.');
        if (point < 0) return of(Long.parseLong(text));
        long scale = (long) Math.pow(10, text.length() - point - 1);
        return of(Long.parseLong(text.replace(".", "")), scale);
    }

    Fraction plus(Fraction other) {
        long common = gcd(denominator, other.denominator);
        long mine = Math.multiplyExact(numerator, other.denominator / common);
        long theirs = Math.multiplyExact(other.numerator, denominator / common);
        return of(Math.addExact(mine, theirs), Math.multiplyExact(denominator, other.denominator / common));
    }

    Fraction times(Fraction other) {
        Fraction a = of(numerator, other.denominator);
        Fraction b = of(other.numerator, denominator);
        return of(Math.multiplyExact(a.numerator, b.numerator), Math.multiplyExact(a.denominator, b.denominator));
    }

    double real() {
        return (double) numerator / denominator;
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
