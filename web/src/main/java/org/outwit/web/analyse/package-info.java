/**
 * Any position of any game: what is best, what a person would play, and what is best against that person. What moves and replies are
 * worth is found by one engine at one depth ({@link org.outwit.web.analyse.LineValues}), so the numbers of a page can be compared.
 */
package org.outwit.web.analyse;
