package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import org.outwit.core.file.ReplaceRule;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.PopulationModel;

/**
 * Gives one file of people the numbers that another was trained to: how far to follow a person, and how far to believe in errors. These few
 * numbers need strangers, so they come from a training that left people out, and serve people who were trained from all games. What the
 * people look at and how they weigh it stays as it is, and so do the models that were learned with them.
 *
 * <p>Usage: {@code SharedNumbers FROM TO OUT}: files of people; OUT is written.
 */
public final class SharedNumbers {

    private SharedNumbers() {}

    public static void main(String[] args) throws IOException {
        PopulationModel from = PopulationFile.read(Path.of(args[0]));
        PopulationModel to = PopulationFile.read(Path.of(args[1]));
        if (!from.game().equals(to.game())) {
            throw new IllegalArgumentException(
                    args[0] + " is of " + from.game() + " and " + args[1] + " of " + to.game() + ".");
        }
        PopulationFile.write(to.with(from.personal(), from.tilt()), Path.of(args[2]), ReplaceRule.nothing());
        System.out.println(to.mark() + " " + from.personal() + " " + from.tilt());
    }
}
