package org.outwit.learn.model;

import java.util.List;

/**
 * Why a model should be believed.
 *
 * @param depths how well each depth explained the person
 * @param holdOut how well the model predicts; it has no examples where nothing could be held out
 * @param origin what it was learned from
 */
public record Evidence(List<DepthScore> depths, HoldOut holdOut, Origin origin) {

    /** There is none. */
    public static final Evidence NONE = new Evidence(List.of(), HoldOut.NONE, new Origin(List.of(), 0, 0, 0, 0));

    public Evidence {
        depths = List.copyOf(depths);
    }

    Evidence withHoldOut(HoldOut score) {
        return new Evidence(depths, score, origin);
    }
}
