package org.outwit.games.record.wthor;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.InputException;

/** Gives numbers to names, in the order in which they come; 0 stands for the unknown. */
final class WthorNumbers {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final Set<Integer> taken = new HashSet<>(Set.of(0));
    private final List<String> names = new ArrayList<>(List.of(""));
    private final String kept;
    private final int last;
    private int next = 1;

    private WthorNumbers(String kept, int last) {
        this.kept = kept;
        this.last = last;
        numbers.put("", 0);
    }

    /** Numbers for files that have the names. */
    static WthorNumbers fresh() {
        return new WthorNumbers(null, WthorNames.MOST - 1);
    }

    /** Numbers for a file without names: a player whose name is a number keeps it where it is free. */
    static WthorNumbers keeping(String noun) {
        return new WthorNumbers(noun + " ", WthorNames.MOST);
    }

    int of(String name) {
        Integer known = numbers.get(name);
        if (known != null) return known;
        int number = numberIn(name);
        boolean free = number == 0 || number > 0 && taken.add(number);
        if (!free) {
            while (!taken.add(next)) next++;
            number = next;
        }
        if (number > last) {
            throw new InputException("There are more than " + WthorNames.MOST + " names, too many for WTHOR.");
        }
        numbers.put(name, number);
        names.add(name);
        return number;
    }

    private int numberIn(String name) {
        if (kept == null || !name.startsWith(kept)) return -1;
        String digits = name.substring(kept.length());
        return digits.matches("0|[1-9][0-9]{0,4}") && Integer.parseInt(digits) <= last ? Integer.parseInt(digits) : -1;
    }

    /** How many names there are, the unknown included. */
    int size() {
        return names.size();
    }

    /** The names as a file has them; for {@link #fresh} numbers only, which have no gaps. */
    byte[] entries(int width) {
        byte[] entries = new byte[names.size() * width];
        for (int i = 0; i < names.size(); i++) {
            byte[] name = (i == 0 ? WthorNames.UNKNOWN : names.get(i)).getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(name, 0, entries, i * width, name.length);
        }
        return entries;
    }

    /** Whether a name comes back as it is from an entry of this width, which ends with a zero byte. */
    static boolean fits(String name, int width) {
        byte[] bytes = name.getBytes(StandardCharsets.ISO_8859_1);
        return bytes.length < width
                && new String(bytes, StandardCharsets.ISO_8859_1).equals(name)
                && name.equals(name.strip())
                && !name.equals(WthorNames.UNKNOWN)
                && name.indexOf('\0') < 0;
    }
}
