/**
 * What formulas mean, by truth tables: {@link org.outwit.logic.table.TruthTable} has a row for each interpretation, and tells what is
 * satisfiable, valid, equivalent and what follows. It is the definition that every proof and every clever procedure of this module is
 * tested against. {@link org.outwit.logic.table.TruthTableText} draws it for a terminal.
 */
package org.outwit.logic.table;
