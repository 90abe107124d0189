package org.outwit.web.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.outwit.learn.example.Names;

/**
 * Who of all people is asked for. A visitor's own row comes first in every order.
 *
 * @param search words of a name; case, accents and order do not matter
 * @param game the name of a game; empty for all
 * @param page from 1
 */
public record PeopleQuery(String search, String game, Order order, boolean backwards, int page) {

    /** How many are on a page. */
    public static final int PAGE = 100;

    /** By what people are sorted; of equals those with more games come first. */
    public enum Order {
        NAME("lower(p.name)", false),
        GAME("p.game", false),
        GAMES("p.games", true),
        YEARS("p.last_year", true),
        SCORE(
                "case when p.wins + p.draws + p.losses = 0 then -1.0"
                        + " else (p.wins + p.draws / 2.0) / (p.wins + p.draws + p.losses) end",
                true),
        STRENGTH("coalesce(p.rating, -1.0)", true),
        MODEL("coalesce(m.games, 0)", true);

        private final String sql;
        private final boolean mostFirst;

        Order(String sql, boolean mostFirst) {
            this.sql = sql;
            this.mostFirst = mostFirst;
        }

        /** The order as addresses have it; any other word means the games. */
        static Order named(String text) {
            return Stream.of(values())
                    .filter(each -> each.toString().equals(text))
                    .findFirst()
                    .orElse(GAMES);
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Everybody, those with most games first. */
    public static final PeopleQuery ALL = new PeopleQuery("", "", Order.GAMES, false, 1);

    String where() {
        StringBuilder where = new StringBuilder("where p.visitor in (?, '')");
        if (!game.isEmpty()) where.append(" and p.game = ?");
        words().forEach(each -> where.append(" and p.name_key like ? escape '!'"));
        return where.toString();
    }

    List<String> values(String visitor) {
        List<String> values = new ArrayList<>(List.of(visitor));
        if (!game.isEmpty()) values.add(game);
        for (String each : words()) values.add("%" + each.replaceAll("[!%_]", "!$0") + "%");
        return values;
    }

    private List<String> words() {
        return search.isBlank() ? List.of() : List.of(Names.key(search.strip()).split(" "));
    }

    String sorted(String you) {
        boolean down = order.mostFirst != backwards;
        return "order by case when p.name_key = '" + you + "' and p.visitor <> '' then 0 else 1 end, " + order.sql
                + (down ? " desc" : "") + ", p.games desc, p.name, p.id";
    }
}
