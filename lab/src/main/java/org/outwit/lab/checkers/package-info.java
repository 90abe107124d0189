/** Checkers as experiments play it: what their games have in common, whatever paper they are for. */
package org.outwit.lab.checkers;
