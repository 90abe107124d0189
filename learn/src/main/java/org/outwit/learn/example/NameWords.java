package org.outwit.learn.example;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A name as its words: lower-case, without accents and punctuation; letters that stand for first names, as in "M.F." or "MF
 * Tinsley", are words of one letter.
 */
record NameWords(List<String> words) {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern WITHIN = Pattern.compile("['’`]");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{Nd}]+");
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}{2,3}");

    static NameWords of(String name) {
        boolean shouted = name.equals(name.toUpperCase(Locale.ROOT));
        List<String> words = new ArrayList<>();
        for (String word : BETWEEN.split(plain(name))) {
            if (word.isEmpty()) continue;
            boolean initials = !shouted && INITIALS.matcher(word).matches();
            for (String each : initials ? word.split("") : new String[] {word}) {
                words.add(each.toLowerCase(Locale.ROOT));
            }
        }
        return new NameWords(List.copyOf(words));
    }

    /** Some letters are no letter with a mark to Unicode, though they are to people. */
    private static String plain(String name) {
        String bare =
                MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
        return WITHIN.matcher(bare)
                .replaceAll("")
                .replace("ß", "ss")
                .replace("ø", "o")
                .replace("Ø", "O")
                .replace("æ", "ae")
                .replace("Æ", "Ae")
                .replace("ł", "l")
                .replace("Ł", "L")
                .replace("đ", "d")
                .replace("Đ", "D");
    }

    /** The words in one fixed order, so that "Tastet Marc" is "marc tastet" and "De-Graaf" is "de graaf". */
    String sorted() {
        String[] all = words.toArray(new String[0]);
        Arrays.sort(all);
        return String.join(" ", all);
    }

    /** All letters in a row. */
    String run() {
        return String.join("", words);
    }

    /**
     * Whether each of our words finds a word of its own in the other name. Whole words agree if they are equal, or, where {@code
     * beginnings} count, if theirs begins with ours; a single letter agrees with any word that begins with it, on either side. At
     * least one word must agree as more than a letter, or two people with the same initials would be one.
     */
    boolean isIn(NameWords other, boolean beginnings) {
        if (words.isEmpty() || words.size() > other.words.size()) return false;
        boolean[] taken = new boolean[other.words.size()];
        int whole = 0;
        // Longer words first, so that letters take what is left of a name.
        List<String> ours = new ArrayList<>(words);
        ours.sort((a, b) -> b.length() - a.length());
        for (String word : ours) {
            int best = -1;
            for (int i = 0; i < taken.length; i++) {
                String theirs = other.words.get(i);
                if (taken[i] || !agree(word, theirs, beginnings)) continue;
                if (best < 0 || word.equals(theirs)) best = i;
            }
            if (best < 0) return false;
            taken[best] = true;
            if (Math.min(word.length(), other.words.get(best).length()) > 1) whole++;
        }
        return whole > 0;
    }

    private static boolean agree(String word, String theirs, boolean beginnings) {
        if (word.equals(theirs)) return true;
        if (word.length() == 1 || theirs.length() == 1) return word.charAt(0) == theirs.charAt(0);
        return beginnings && theirs.startsWith(word);
    }

    /** How many letters have to be changed, added or left out to make one of the other, or of one of its words. */
    int distance(NameWords other) {
        int least = distance(run(), other.run());
        for (String word : other.words) {
            if (word.length() > 1) least = Math.min(least, 1 + distance(run(), word));
        }
        return least;
    }

    private static int distance(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int j = 0; j < above.length; j++) above[j] = j;
        for (int i = 1; i <= one.length(); i++) {
            int[] row = new int[above.length];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[other.length()];
    }
}
