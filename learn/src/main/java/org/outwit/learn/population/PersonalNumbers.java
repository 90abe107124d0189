package org.outwit.learn.population;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.outwit.learn.prediction.Trust;

/** A {@link PersonalPlan} and a {@link Trust} as files of people and of progress keep them. */
final class PersonalNumbers {

    private PersonalNumbers() {}

    static void write(Trust trust, DataOutputStream to) throws IOException {
        to.writeDouble(trust.strength());
        to.writeDouble(trust.discount());
    }

    static Trust trust(DataInputStream from) throws IOException {
        return new Trust(from.readDouble(), from.readDouble());
    }

    static void write(PersonalPlan plan, DataOutputStream to) throws IOException {
        write(plan.trust(), to);
        to.writeInt(plan.bookGames());
        to.writeDouble(plan.nearness());
        to.writeDouble(plan.step());
        to.writeDouble(plan.halfway());
        to.writeDouble(plan.judged());
    }

    static PersonalPlan plan(DataInputStream from) throws IOException {
        Trust trust = trust(from);
        return new PersonalPlan(
                trust, from.readInt(), from.readDouble(), from.readDouble(), from.readDouble(), from.readDouble());
    }

    /** As the first version wrote it, which believed everything from the first game on. */
    static PersonalPlan oldPlan(DataInputStream from) throws IOException {
        return new PersonalPlan(trust(from), from.readInt(), from.readDouble(), from.readDouble(), 0, 1);
    }
}
