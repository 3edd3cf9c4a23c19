-- Makes wrk post what the environment holds.
wrk.method = "POST"
wrk.body = os.getenv("BODY")
