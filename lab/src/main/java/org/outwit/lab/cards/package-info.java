/**
 * What it is worth to know the defenders in bridge. {@link org.outwit.lab.cards.KnownDefenders} asks it of defenders made by rule, {@link
 * org.outwit.lab.cards.RealLeads} of people: how well their opening leads are predicted, and what a declarer gains who believes it. {@link
 * org.outwit.lab.cards.CardsExperiments} lists both.
 */
package org.outwit.lab.cards;
