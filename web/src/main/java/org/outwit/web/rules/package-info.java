/**
 * The rules of each game on a page of their own: {@link org.outwit.web.rules.GameRules} is a text that the game has among the resources,
 * and {@link org.outwit.web.rules.RulesPart} shows it beside a picture of the board.
 */
package org.outwit.web.rules;
