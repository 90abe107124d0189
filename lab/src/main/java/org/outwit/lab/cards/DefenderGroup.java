package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.lead.LeadConvention;

/** Defenders made by rule, and the declarers who play against them; the one who believes nothing comes first. */
enum DefenderGroup {
    CONVENTION(7, "fourth best, attitude and count, else rules of thumb", with(convention(false), new RulesOfThumb())) {
        @Override
        List<Declarer> believers() {
            CardRule right = new Defender(convention(false), SLIP);
            return List.of(
                    new Declarer("the convention, only to weigh deals", right, false),
                    new Declarer("the convention", right, true),
                    new Declarer("the opposite convention", new Defender(convention(true), SLIP), true),
                    new Declarer("all their rules", defenders(), true));
        }
    },
    THUMB(7, "rules of thumb, no convention", with(List.of(), new RulesOfThumb())) {
        @Override
        List<Declarer> believers() {
            return List.of(
                    new Declarer("a convention that nobody follows", new Defender(convention(false), SLIP), true),
                    new Declarer("all their rules", defenders(), true));
        }
    },
    ONE(6, "look one trick ahead", ahead(1)) {
        @Override
        List<Declarer> believers() {
            return depths();
        }
    },
    TWO(6, "look two tricks ahead", ahead(2)) {
        @Override
        List<Declarer> believers() {
            return depths();
        }
    };

    /** So seldom is a card played without a reason. */
    private static final double SLIP = 0.05;

    /** Over how many deals a defender averages who looks ahead. */
    private static final int IMAGINED = 6;

    private final int size;
    private final String words;
    private final Defender defenders;

    DefenderGroup(int size, String words, Defender defenders) {
        this.size = size;
        this.words = words;
        this.defenders = defenders;
    }

    /** Lead, attitude and count as most people play them, or all of them the other way round. */
    private static List<CardRule> convention(boolean opposite) {
        return List.of(
                new ConventionLead(opposite ? LeadConvention.THIRD_AND_LOWEST : LeadConvention.FOURTH_BEST),
                new AttitudeSignal(opposite),
                new CountSignal(opposite));
    }

    private static Defender with(List<CardRule> first, CardRule last) {
        List<CardRule> rules = new ArrayList<>(first);
        rules.add(last);
        return new Defender(rules, SLIP);
    }

    private static Defender ahead(int tricks) {
        return with(List.of(), new LookAhead(tricks, IMAGINED, new RulesOfThumb()));
    }

    abstract List<Declarer> believers();

    List<Declarer> depths() {
        return List.of(
                new Declarer("how far they look", defenders, true),
                new Declarer("that they do not look ahead", THUMB.defenders, true));
    }

    List<Declarer> declarers() {
        List<Declarer> all = new ArrayList<>(List.of(Declarer.PLAIN));
        all.addAll(believers());
        return all;
    }

    /** How many cards each hand of their endings has. */
    int size() {
        return size;
    }

    /** Who they are. */
    String words() {
        return words;
    }

    Defender defenders() {
        return defenders;
    }
}
