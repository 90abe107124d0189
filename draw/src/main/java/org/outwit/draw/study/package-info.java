/**
 * A {@link org.outwit.learn.study.Study}, a {@link org.outwit.learn.review.Review} or a {@link org.outwit.learn.prepare.Preparation} as one
 * HTML page that needs nothing else: no network, no scripts, for light and dark screens and for paper. It is well-formed XML, so that a test can read it back.
 */
package org.outwit.draw.study;
