/**
 * Linear programs that fit weights to preferences: as little as possible is to be missed of what each preference asks for.
 */
package org.outwit.learn.program;
