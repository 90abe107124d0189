/**
 * The page of one person: the study of how they play, kept up to date; what to prepare against them; how they differ from others; who
 * else might have played their games; and the games. {@link org.outwit.web.people.PeopleStore} knows the people, this package what was
 * found out about them.
 */
package org.outwit.web.person;
