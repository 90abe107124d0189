/**
 * Everybody of whom there are games: the table, files that bring more, learning, and the people who are shipped with the program.
 * {@link org.outwit.web.people.PeopleStore} is what other parts use; what is shown of one person alone is theirs.
 */
package org.outwit.web.people;
