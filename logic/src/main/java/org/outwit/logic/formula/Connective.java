package org.outwit.logic.formula;

/** What joins two formulas. The order is that of binding: an earlier one binds tighter than a later one, and ¬ tighter than all. */
public enum Connective {
    AND("∧", "&"),
    OR("∨", "|"),
    IMPLIES("⇒", "=>"),
    EQUIVALENT("⇔", "<=>");

    private final String unicode;
    private final String ascii;

    Connective(String unicode, String ascii) {
        this.unicode = unicode;
        this.ascii = ascii;
    }

    /** How tight it binds: more is tighter. */
    int binding() {
        return values().length - ordinal();
    }

    /** A ⇒ B ⇒ C is A ⇒ (B ⇒ C); the others group from the left. */
    boolean groupsFromTheRight() {
        return this == IMPLIES;
    }

    String symbol(Spelling spelling) {
        return spelling == Spelling.UNICODE ? unicode : ascii;
    }

    public Formula join(Formula left, Formula right) {
        return switch (this) {
            case AND -> new Formula.And(left, right);
            case OR -> new Formula.Or(left, right);
            case IMPLIES -> new Formula.Implies(left, right);
            case EQUIVALENT -> new Formula.Equivalent(left, right);
        };
    }
}
