package org.outwit.web.people;

/** What a job about somebody has to know, and what it says in the end where nothing else is to be said: who it is. */
public record PersonPlan(String person) {}
