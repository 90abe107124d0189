/**
 * Players as people write them, such as {@code (samuel@6,exchanger@4)}: what somebody values, how deep they look, and what they
 * believe of the opponent. The searches use {@link org.outwit.core.model.Player}, which has functions where this has names.
 */
package org.outwit.core.player;
