/** Checkers as experiments play it: what their games have in common for all papers. */
package org.outwit.lab.checkers;
