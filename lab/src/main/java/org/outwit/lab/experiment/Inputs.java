package org.outwit.lab.experiment;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a cell is measured with beside the program: records, and how people play. Results belong to their inputs: what was measured with others
 * is kept, but neither shown as theirs nor mixed with them.
 *
 * @param list by name, each name once
 */
public record Inputs(List<Input> list) {

    /** Of cells that need nothing but the program. */
    public static final Inputs NONE = new Inputs(List.of());

    /**
     * One of them.
     *
     * @param name such as "checkers/club.pdn"
     * @param hash tells what is in it from everything else
     */
    public record Input(String name, String hash) {}

    public Inputs {
        list = list.stream().sorted(Comparator.comparing(Input::name)).toList();
        for (int i = 1; i < list.size(); i++) {
            String name = list.get(i).name();
            if (name.equals(list.get(i - 1).name()))
                throw new IllegalArgumentException("There are two inputs of the name '" + name + "'.");
        }
    }

    /** These and one more. */
    public Inputs and(String name, String hash) {
        List<Input> more = new ArrayList<>(list);
        more.add(new Input(name, hash));
        return new Inputs(more);
    }

    /** These and all of those. */
    public Inputs and(Inputs more) {
        List<Input> all = new ArrayList<>(list);
        all.addAll(more.list);
        return new Inputs(all);
    }

    /** Tells these inputs from others, by their names and what is in them; empty where there are none. */
    public String fingerprint() {
        if (list.isEmpty()) return "";
        StringBuilder text = new StringBuilder();
        for (Input each : list)
            text.append(each.name()).append('\0').append(each.hash()).append('\n');
        return FileHash.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
