package org.outwit.core.statistics;

/**
 * Within how many standard errors of the mean of a few normal values the truth lies in 95 % of cases ("Student", <i>The probable error of
 * a mean</i>, Biometrika 6, 1908).
 */
final class StudentT {

    private static final double NORMAL = 1.959963984540054;

    /** For 1 to 5 degrees of freedom, as every table of the distribution has them. */
    private static final double[] FEW = {
        12.706204736432095, 4.302652729911275, 3.182446305284263, 2.7764451051977987, 2.570581835636314
    };

    private StudentT() {}

    /** The number of standard errors for these degrees of freedom, 1 at least: one less than there are values. */
    static double twoSided(long degrees) {
        return degrees <= FEW.length ? FEW[(int) degrees - 1] : expansion(degrees);
    }

    /** The expansion in powers of 1 / degrees (Abramowitz and Stegun, 26.7.5), which is off by less than 0.0002 here. */
    private static double expansion(double degrees) {
        double z = NORMAL;
        double z2 = z * z;
        double first = (z2 + 1) * z / 4;
        double second = ((5 * z2 + 16) * z2 + 3) * z / 96;
        double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) * z / 384;
        double fourth = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) * z / 92160;
        return z + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
    }
}
