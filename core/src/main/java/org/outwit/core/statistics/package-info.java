/**
 * How sure a number is that was counted or measured: {@link org.outwit.core.statistics.ConfidenceInterval} computes every
 * interval that the program shows, so that two pages never disagree about the same games.
 *
 * <p>All intervals are 95 %. Those of means are Student's, those of shares and points Wilson's; {@code CoverageTest} draws samples of
 * each kind, from two values on, and counts how often the truth is inside. Sources: "Student", "The probable error of a mean", Biometrika
 * 6 (1908); E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927); R. G. Newcombe, "Two-sided confidence intervals for the single
 * proportion", Statistics in Medicine 17 (1998); A. Agresti, B. A. Coull, "Approximate is better than 'exact'", The American
 * Statistician 52 (1998).
 */
package org.outwit.core.statistics;
