/** The page of everybody we have games of. */
import './import.js';
import './networks.js';
import './table.js';
