/**
 * What knowing the opponent is worth. {@link org.outwit.lab.worth.ModelWorth} prints points in games of checkers, at equal evaluations a
 * move, with a model that is right, one that is wrong, and one that is not trusted beyond a margin. {@link
 * org.outwit.lab.worth.PersonWorth} asks it of people, at equal processor time, against clones of their later games. Two more questions of
 * worth are about plain engines: {@link org.outwit.lab.worth.SavedTime} and {@link org.outwit.lab.worth.EqualTime}.
 */
package org.outwit.lab.worth;
