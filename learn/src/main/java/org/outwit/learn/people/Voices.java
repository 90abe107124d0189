package org.outwit.learn.people;

import java.util.Optional;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.network.Networks;

/**
 * Who else is asked what people play: networks that a user brought, and how far they are believed.
 *
 * @param networks those that are there; none as the program is shipped
 * @param fitted what was found with networks that may be there or not; {@link VoiceWeights#USUAL} where nothing was
 */
public record Voices(Networks networks, VoiceWeights fitted) {

    /** Nobody else is asked. */
    public static final Voices NONE = new Voices(Networks.NONE, VoiceWeights.USUAL);

    /** How far a network is believed: what was found with another one says nothing about it. */
    public VoiceWeights weights(NetworkMark network) {
        return fitted.areOf(network) ? fitted : VoiceWeights.USUAL;
    }

    /** The network for somebody of this rating, which may be no number. */
    public Optional<Network> of(double rating) {
        return networks.nearest(rating);
    }

    /** The network that somebody was learned with; where it is not here, a sentence about the model of {@code who}. */
    public Network needed(VoiceWeights learned, String who) {
        NetworkMark mark = learned.networks().get(0);
        return networks.marked(mark.fingerprint())
                .orElseThrow(() -> new InputException("The model of " + who + " was learned with the network " + mark
                        + ", which is not here. Say where it is: --population FILE" + Networks.ENDING
                        + "; or put it back into the folder 'networks' of your data folder; or learn " + who
                        + " again."));
    }
}
