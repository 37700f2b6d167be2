type NginxOptions = {
  /** Where it may write, and the folder `answers` lies. */
  folder: string;
  /** The built site. */
  client: string;
  port: number;
  /** Started by root, nginx takes another user, who may not read the site's folder. */
  asRoot: boolean;
};

/**
 * nginx as the floor of a server: one worker, as the site has one process; files compressed beforehand; and its log has what the site's
 * has: a line of JSON for each request of the API, many written at once.
 */
export function nginxConfig({ folder, client, port, asRoot }: NginxOptions): string {
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");
  return `${asRoot ? "user root;\n" : ""}worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
${scratch}
  log_format line escape=json '{"level":30,"time":$msec,"pid":$pid,"requestId":"$request_id","method":"$request_method",'
    '"path":"$uri","status":$status,"durationMs":$request_time,"msg":"request"}';
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=10m;
  gzip_static on;
  gzip_vary on;
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }
  server {
    listen 127.0.0.1:${port};
    root ${client};
    location / { try_files $uri $uri.html $uri/index.html =404; }
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location /api/ { root ${folder}/answers; default_type application/json; access_log ${folder}/access.log line buffer=8k flush=200ms; }
  }
}
`;
}
