import com.acme.Pool;

// TODO: ask Henrik Larsen to check the timeout by Monday
public final class Queue {
  // Decision: one pool per tenant
  private final Pool pool;

  Queue(Pool pool) { this.pool = pool; }

  /** Sends the job to Delta Works. */
  void send(String job) { this.pool.push(job); }
}
