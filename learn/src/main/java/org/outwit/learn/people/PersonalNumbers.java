package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.outwit.learn.prediction.Trust;

/** A {@link PersonalPlan} and a {@link Trust} as files of people and of progress keep them. */
public final class PersonalNumbers {

    private PersonalNumbers() {}

    public static void write(Trust trust, DataOutputStream to) throws IOException {
        to.writeDouble(trust.strength());
        to.writeDouble(trust.discount());
    }

    public static Trust trust(DataInputStream from) throws IOException {
        return new Trust(from.readDouble(), from.readDouble());
    }

    public static void write(PersonalPlan plan, DataOutputStream to) throws IOException {
        write(plan.trust(), to);
        to.writeInt(plan.bookGames());
        to.writeDouble(plan.nearness());
        to.writeDouble(plan.step());
        to.writeDouble(plan.halfway());
        to.writeDouble(plan.judged());
        to.writeDouble(plan.tilts());
        to.writeDouble(plan.calm());
        to.writeDouble(plan.share());
        to.writeDouble(plan.favourite());
    }

    public static void write(ErrorTilt tilt, DataOutputStream to) throws IOException {
        to.writeByte(tilt.beyond());
        to.writeDouble(tilt.power());
        to.writeDouble(tilt.back());
        to.writeDouble(tilt.by());
    }

    public static ErrorTilt tilt(DataInputStream from) throws IOException {
        return new ErrorTilt(from.readByte(), from.readDouble(), from.readDouble(), from.readDouble());
    }

    public static PersonalPlan plan(DataInputStream from) throws IOException {
        return fourthPlan(from).withFavourite(from.readDouble());
    }

    /** As the fourth version wrote it, which made all moves calmer alike. */
    static PersonalPlan fourthPlan(DataInputStream from) throws IOException {
        return thirdPlan(from).withShare(from.readDouble());
    }

    /** As the third version wrote it, which believed all of a bias where there were games enough. */
    static PersonalPlan thirdPlan(DataInputStream from) throws IOException {
        PersonalPlan plan = secondPlan(from);
        return plan.withTilts(from.readDouble()).withCalm(from.readDouble());
    }

    /** As the second version wrote it, in which nobody had a tilt of their own. */
    static PersonalPlan secondPlan(DataInputStream from) throws IOException {
        Trust trust = trust(from);
        int games = from.readInt();
        double nearness = from.readDouble();
        double step = from.readDouble();
        double halfway = from.readDouble();
        return new PersonalPlan(trust, games, nearness, step, halfway, 1, 0, 1, from.readDouble());
    }

    /** As the first version wrote it, which believed everything from the first game on. */
    static PersonalPlan firstPlan(DataInputStream from) throws IOException {
        return new PersonalPlan(trust(from), from.readInt(), from.readDouble(), from.readDouble(), 0, 1, 0, 1, 1);
    }
}
