/** How Node.js runs the server and its workers. */
export declare const nodeFlags: readonly string[];
