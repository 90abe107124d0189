/**
 * What it is worth to know the defenders in bridge. {@link org.outwit.lab.cards.KnownDefenders} asks it of defenders made by rule, {@link
 * org.outwit.lab.cards.RealLeads} of people: how well their opening leads are predicted, and what a declarer gains who believes it. {@link
 * org.outwit.lab.cards.CardsExperiments} lists both.
 *
 * <p>Defenders made by rule follow conventions and rules of thumb, or look ahead. Each is a {@link org.outwit.lab.cards.CardRule}: chances of cards,
 * given what a defender sees ({@link org.outwit.lab.cards.DefenderSight}) and nothing else. A rule may have nothing to say about a card; {@link
 * org.outwit.lab.cards.Defender} asks several in turn.
 *
 * <p>The declarer sees two hands and what was played, and may know something about the defenders. {@link org.outwit.lab.cards.DefendersHands} are
 * the deals that fit, {@link org.outwit.lab.cards.Belief} weighs them by how likely the defenders would have played as they did, and {@link
 * org.outwit.lab.cards.ModelledPimc} chooses a card.
 */
package org.outwit.lab.cards;
