/** Where the worker of offline reading is: at the root, since it answers for the whole site. */
export const workerAddress = "/service-worker.js";
