package org.outwit.web.http;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** JSON has no infinite numbers: they are texts. */
final class FiniteNumber extends ValueSerializer<Double> {

    @Override
    public void serialize(Double value, JsonGenerator out, SerializationContext context) {
        if (Double.isFinite(value)) out.writeNumber(value.doubleValue());
        else out.writeString(value > 0 ? "inf" : value < 0 ? "-inf" : "nan");
    }
}
