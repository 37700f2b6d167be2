import { expect, test } from "vitest";
import { readWrk } from "./ask.ts";

const printed = `Running 2s test @ http://127.0.0.1:4801/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   825.39us  210.83us   6.87ms   86.87%
    Req/Sec    78.21k     4.75k   86.02k    75.00%
  Latency Distribution
     50%  790.00us
     99%    1.45ms
  155724 requests in 2.00s, 2.04GB read
Requests/sec:  77848.01
Transfer/sec:      1.02GB
`;

test("what wrk prints is read with its units, and failures of both kinds are counted together", () => {
  expect(readWrk(printed)).toEqual({ perSecond: 77848.01, p99: 1.45, answers: 155_724, failures: 0, seconds: 2 });
  const failures = "  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\n";
  expect(readWrk(printed.replace("1.45ms", "1.50s ") + failures)).toMatchObject({ p99: 1500, failures: 10 });
  expect(() => readWrk("unable to connect")).toThrow("wrk could not ask: unable to connect");
});
